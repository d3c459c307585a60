// The dealer's choice for winning bets that stay up, executed after the round is confirmed: same,
// press or down.
(() => {
  const pay = document.getElementById('pay');
  let chosen = new Map();

  const name = ({seat, wager, number, dice}) => [seat, wager, number, dice].join('|');

  function draw() {
    pay.querySelectorAll('[data-after]').forEach(key => {
      const now = chosen.get(name(key.parentElement.dataset))?.after ?? 'same';
      key.setAttribute('aria-pressed', key.dataset.after === now);
    });
    let sum = 0;
    pay.querySelectorAll('.seat-paid').forEach(card => { sum += Math.max(0, net(card)); });
    const total = pay.querySelector('[data-sum]');
    if (total) total.textContent = pay.querySelector('.seat-paid.changed') ? money(sum) : total.dataset.sum;
  }

  const cents = dollars => Math.round(Number(dollars) * 100);
  const money = amount => dealer.dollars(amount / 100);

  // Shows the net amount to hand over: a press is deducted from the payout.
  function net(card) {
    const {seat, pay: paid} = card.dataset;
    const stakes = what => [...chosen.values()].filter(it => it.seat === seat && it.after === what)
      .reduce((all, it) => all + cents(it.stake), 0);
    const [press, down] = [stakes('press'), stakes('down')];
    const rest = cents(paid) - press;
    card.classList.toggle('changed', press + down > 0);
    card.querySelector('.net').textContent = press + down === 0 ? '' : [
      rest > 0 ? dealer.word('net-pay', money(rest)) : rest < 0 ? dealer.word('net-take', money(-rest)) : dealer.word('net-even'),
      ...press > 0 ? [dealer.word('net-press', money(press))] : [],
      ...down > 0 ? [dealer.word('net-down', money(down))] : []].join(' · ');
    return rest;
  }

  // In the most compact layout cards show only sums; tapping a seat expands its bets.
  function look(key) {
    const card = key.closest('.seat-paid');
    const open = card.classList.toggle('open');
    key.setAttribute('aria-expanded', open);
    dealer.guard(card.parentElement);
  }

  pay.addEventListener('click', event => {
    if (event.target.closest('.look')) { look(event.target.closest('.look')); return; }
    const key = event.target.closest('[data-after]');
    if (!key) return;
    // Where there is room for only one of the three keys, tapping it selects the next.
    const group = key.parentElement;
    const same = key.getAttribute('aria-pressed') === 'true';
    const next = same ? key.nextElementSibling ?? group.firstElementChild : key;
    chosen.set(name(group.dataset), {...group.dataset, after: next.dataset.after});
    draw();
  });

  // Compacts the layout in steps until all seats fit. The last steps show only sums, and then give
  // the felt's space to the seats. If that is not enough, the list scrolls.
  function fit() {
    const seats = pay.querySelector('.seats-paid');
    if (!seats || seats.querySelector('.open')) return;
    const steps = ['dense', 'denser', 'densest', 'sums', 'full'];
    pay.classList.remove(...steps, 'scrolls');
    for (const name of steps) {
      if (overflows(seats)) pay.classList.add(name);
    }
    if ([seats, ...pay.querySelectorAll('.called, .taken')].some(overflows)) pay.classList.add('scrolls');
    mark();
  }

  const overflows = box => box.scrollHeight > box.clientHeight + 1;

  // Shows the number of items hidden below a list that scrolls.
  function mark() {
    for (const [box, pieces] of [['.taken', 'p'], ['.seats-paid', '.seat-paid']]) {
      for (const part of pay.querySelectorAll(box)) {
        const bottom = part.getBoundingClientRect().bottom;
        const hidden = [...part.querySelectorAll(pieces)].filter(it => it.getBoundingClientRect().bottom > bottom + 1).length;
        part.toggleAttribute('data-more', hidden > 0);
        if (hidden > 0) part.dataset.more = hidden;
      }
    }
  }

  pay.addEventListener('scroll', () => mark(), true);

  function ask({seat, wager, number, dice, stake, label, after}) {
    const keyed = {seat: Number(seat), wager};
    if (number) keyed.number = Number(number);
    if (dice) keyed.dice = dice.split(',').map(Number);
    const money = {...keyed, amount: Number(stake)};
    return after === 'press'
      ? {what: dealer.word('bet', seat, label, '+' + dealer.dollars(stake)), command: {press: money}, inverse: {'take-down': money}}
      : {what: dealer.word('down', seat, label), command: {'take-down': keyed}, inverse: {bet: money}};
  }

  // Executes the choices one by one, so that a refusal does not undo the ones before it.
  dealer.takeAfter = () => {
    const asked = [...chosen.values()].filter(it => it.after !== 'same').map(ask);
    return async () => {
      for (const {what, command, inverse} of asked) {
        const reply = await dealer.play([command]);
        if (!reply.ok) { dealer.say(`${what}: ${dealer.why(reply)}`, true); return; }
        dealer.remember(what, [inverse]);
      }
    };
  };

  dealer.onShow(feed => {
    if (feed.mode !== 'paying') chosen = new Map();
    draw();
    requestAnimationFrame(fit);
  });
  new ResizeObserver(() => requestAnimationFrame(fit)).observe(pay);
})();
