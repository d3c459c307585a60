// Repeats earlier bets: a long press on a spot repeats the seat's own, a long press on a seat
// places the last bet for that seat. Also bets for all seats and odds with one tap.
(() => {
  const {root} = dealer;
  const memory = `last/${dealer.table}`;
  const LONG = 450;
  const SLIP = 14;
  const last = JSON.parse(sessionStorage.getItem(memory) ?? '{}');
  let press = null;
  let swallow = false;

  const name = (seat, {wager, number = '', dice = ''}) => [seat, wager, number, dice].join('|');

  // The last amount on this spot. Odds are remembered for all numbers together.
  dealer.last = (seat, spot) => last[name(seat, spot)] ?? (/odds$/.test(spot.wager) ? last[name(seat, {wager: spot.wager})] : 0) ?? 0;

  const flat = (seat, spot) => dealer.lying.find(it => it.seat === String(seat) && it.odds === spot.wager && it.on === spot.number);

  // The amount that a long press bets: the last one, or double odds if the seat had none.
  dealer.held = (seat, spot) => {
    const had = dealer.last(seat, spot);
    const line = had > 0 ? null : flat(seat, spot);
    return line ? Math.min(2 * Number(line.amount), Number(line.most)) : had;
  };

  function learn() {
    const before = JSON.stringify(last);
    const had = [...document.querySelectorAll('.feed [data-had] > i')].map(it => ({...it.dataset}));
    for (const it of [...had, ...dealer.lying]) {
      if (it.fixed === 'true') continue;
      last[name(it.seat, it)] = Number(it.amount);
      if (/odds$/.test(it.wager)) last[name(it.seat, {wager: it.wager})] = Number(it.amount);
    }
    const now = JSON.stringify(last);
    if (now !== before) sessionStorage.setItem(memory, now);
  }

  function release() {
    clearTimeout(press?.timer);
    press?.key.classList.remove('held');
    press = null;
  }

  root.addEventListener('pointerdown', event => {
    release();
    swallow = false;
    const key = event.target.closest('.spot[data-wager]:not(.listed), .seat');
    const {clientX: x, clientY: y} = event;
    if (!key || event.button !== 0 || dealer.tool() !== 'bet' || dealer.guards(x, y)) return;
    press = {key, x, y, timer: setTimeout(() => {
      swallow = true;
      key.classList.add('held');
      if (key.matches('.seat')) dealer.tapAlike(Number(key.dataset.seat)); else dealer.tapAsLast(key);
    }, LONG)};
  });
  root.addEventListener('pointermove', event => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP) release();
  });
  root.addEventListener('pointerup', release);
  root.addEventListener('pointercancel', release);
  root.addEventListener('contextmenu', event => { if (event.target.closest('.spot, .seat')) event.preventDefault(); });
  // Swallows the click that follows a long press.
  root.addEventListener('click', event => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  // Repeats a bet for every active seat that had it before and does not have it now.
  dealer.allAsLast = async spot => {
    const {wager, number, dice, label} = spot.dataset;
    const bodies = [...root.querySelectorAll('.seat')].map(it => it.dataset.seat)
      .filter(seat => dealer.last(seat, spot.dataset) > 0 && dealer.opens(spot, seat)
        && !dealer.lying.some(it => it.seat === seat && dealer.same(it, spot.dataset)))
      .map(seat => ({seat: Number(seat), wager, ...number ? {number: Number(number)} : {},
        ...dice ? {dice: dice.split(',').map(Number)} : {}, amount: dealer.last(seat, spot.dataset)}));
    if (bodies.length === 0) { dealer.say(dealer.word('nobody-left', label), true); return; }
    const reply = await dealer.play(bodies.map(bet => ({bet})));
    if (!reply.ok) { dealer.say(dealer.why(reply), true); return; }
    dealer.remember(dealer.word('every-bet', label, bodies.length), bodies.map(it => ({'take-down': it})));
  };

  const lies = (seat, wager, number) => dealer.lying.find(it => it.seat === seat && it.wager === wager && it.number === number);

  // Raises the odds of each of these flat bets to the amount given by `become`, up to the maximum.
  async function odds(key, flats, become) {
    const bodies = flats.flatMap(flat => {
      const {seat, odds: wager, on: number, most} = flat;
      const amount = Math.min(become(flat), Number(most)) - Number(lies(seat, wager, number)?.amount ?? 0);
      return amount > 0 ? [{seat: Number(seat), wager, number: Number(number), amount: Math.round(amount * 100) / 100}] : [];
    });
    if (bodies.length === 0) { dealer.say(dealer.word('nothing-odds'), true); return; }
    const reply = await dealer.play(bodies.map(bet => ({bet})));
    if (!reply.ok) { dealer.say(dealer.why(reply), true); return; }
    const sum = bodies.reduce((all, it) => all + it.amount, 0);
    dealer.remember(dealer.word(key, bodies.length, dealer.dollars(sum)), bodies.map(it => ({'take-down': it})));
  }

  // Flat bets that may carry odds. A seat may have two for the same odds; only the first counts.
  const flats = () => dealer.lying.filter((it, i, all) => it.odds
    && i === all.findIndex(other => other.seat === it.seat && other.odds === it.odds && other.on === it.on));

  dealer.oddsAsBefore = () => odds('odds-again',
    flats().filter(it => !lies(it.seat, it.odds, it.on)), it => dealer.last(it.seat, {wager: it.odds, number: it.on}));
  dealer.maxOdds = () => odds('odds-max', flats().filter(it => it.seat === String(dealer.seat())), it => Number(it.most));

  dealer.onShow(learn);
})();
