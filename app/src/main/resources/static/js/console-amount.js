// The bet amount: chips add up, digits are typed. After a bet the amount stays for the next seat;
// the next chip or digit starts a new amount.
(() => {
  const {root} = dealer;
  const memory = `amount/${dealer.table}`;
  const MOST = 9999999;
  const pad = document.getElementById('amount-pad');
  let amount = Number(sessionStorage.getItem(memory) ?? root.dataset.least);
  let begun = false;

  function become(next) {
    if (next > MOST) return;
    amount = next;
    begun = next > 0;
    sessionStorage.setItem(memory, amount);
    draw();
  }

  function draw() {
    document.getElementById('amount-now').textContent = dealer.dollars(amount);
    document.getElementById('amount').classList.toggle('begun', begun);
  }

  const so = () => begun ? amount : 0;

  Object.assign(dealer, {
    dollars: value => '$' + Number(value).toLocaleString('en-US', {minimumFractionDigits: Number(value) % 1 ? 2 : 0}),
    amount: () => amount,
    placed() { begun = false; draw(); },
    addChip: key => key && become(so() + Number(key.dataset.chip)),
    addDigit: digit => become(so() * 10 + Number(digit)),
    dropDigit: () => become(Math.floor(amount / 10)),
    double: () => become(amount * 2),
    clearAmount: () => become(0),
  });

  root.addEventListener('click', event => {
    const key = event.target.closest('button');
    if (!key) return;
    const {chip, usual, digit} = key.dataset;
    if (chip) dealer.addChip(key);
    else if (usual) become(Number(usual));
    else if (digit === 'clear') dealer.clearAmount();
    else if (digit === 'back') dealer.dropDigit();
    else if (digit) dealer.addDigit(digit);
    else if (key.id === 'double') dealer.double();
    else if (key.id === 'amount' || key.dataset.close === 'pad') key.blur(), toggle();
  });

  function toggle() {
    const open = pad.hidden;
    dealer.show(pad, open);
    document.getElementById('amount').setAttribute('aria-expanded', open);
  }

  draw();
})();
