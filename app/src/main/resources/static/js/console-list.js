// The list of the chosen seat's bets. Each is a key that acts like its spot on the felt.
(() => {
  const list = document.getElementById('bets');
  if (!list) return;
  let shown = null;

  function entry(wager) {
    const key = Object.assign(document.createElement('button'), {type: 'button', className: 'spot listed'});
    for (const name of ['wager', 'number', 'dice', 'sensor', 'label']) {
      if (wager[name] !== undefined) key.dataset[name] = wager[name];
    }
    const amount = document.createElement('b');
    amount.textContent = dealer.dollars(wager.amount);
    const note = document.createElement('small');
    note.textContent = wager.off === 'true' ? dealer.word('is-off') : wager.unit ? dealer.word('in-units', dealer.dollars(wager.unit)) : '';
    key.append(wager.label, amount, note);
    key.setAttribute('aria-label', `${wager.label} ${amount.textContent} ${note.textContent}`);
    key.setAttribute('tabindex', -1);
    return key;
  }

  dealer.drawList = () => {
    const seat = String(dealer.seat());
    const mine = dealer.lying.filter(it => it.seat === seat);
    const now = JSON.stringify([seat, mine]);
    if (now === shown) return;
    shown = now;
    const sum = mine.reduce((all, it) => all + Number(it.amount), 0);
    list.querySelector('h2').textContent = dealer.word('seat-bets', seat, dealer.dollars(sum));
    list.querySelector('div').replaceChildren(...mine.map(entry));
  };
})();
