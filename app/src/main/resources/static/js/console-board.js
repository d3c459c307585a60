// The betting keypad: one part of the felt at a time with its open spots and bets, and the
// bonus bets seat by seat.
(() => {
  const {root} = dealer;
  const board = document.getElementById('board');
  if (!board) return;
  const keys = [...board.querySelectorAll('.spot')];
  const tabs = [...board.querySelectorAll('[data-show]')];
  const seats = [...root.querySelectorAll('.seat')].map(it => it.dataset.seat);
  const memory = `away/${dealer.table}`;
  const away = new Set(JSON.parse(sessionStorage.getItem(memory) ?? '[]'));
  let part = null;
  let shows = null;
  let open = {};

  function choose(name) {
    part = name;
    board.querySelectorAll('.part').forEach(it => { it.hidden = it.dataset.partOf !== name; });
    tabs.forEach(tab => tab.setAttribute('aria-pressed', tab.dataset.show === name));
    board.querySelectorAll('[data-macro]').forEach(key => { key.hidden = key.dataset.with !== name; });
    board.classList.toggle('see-through', name === 'felt');
    dealer.guard(board);
    dealer.tabStop();
  }

  const isOpen = (key, seat) => open[seat]?.[key.dataset.index] === '1';

  // A marker with a seat's bets on a key; a flat bet and its odds share one.
  function disc(seat, wagers, mine) {
    const disc = document.createElement('i');
    disc.classList.toggle('mine', mine);
    disc.classList.toggle('off', wagers.at(-1).off === 'true');
    const amount = Object.assign(document.createElement('em'), {textContent: wagers.map(it => dealer.dollars(it.amount)).join(' + ')});
    disc.append(seat, amount);
    return disc;
  }

  const sum = wagers => wagers.reduce((all, it) => all + Number(it.amount), 0);

  function put(place, parts) {
    const text = parts.map(it => it.outerHTML ?? it).join('');
    if (place.dataset.now === text) return;
    place.dataset.now = text;
    place.replaceChildren(...parts);
  }

  function drawKey(key, seat) {
    const flats = dealer.beside(key);
    const odds = dealer.lying.filter(it => dealer.same(it, key.dataset));
    const here = [...flats, ...odds];
    const last = here.some(it => it.seat === seat) ? 0 : dealer.held(seat, key.dataset);
    const total = [flats, odds].filter(it => it.length > 0).map(it => dealer.dollars(sum(it))).join(' + ');
    key.hidden = here.length === 0 && !seats.some(it => isOpen(key, it));
    key.classList.toggle('shut', !isOpen(key, seat));
    key.classList.toggle('bare', here.length === 0);
    put(key.querySelector('.lies'), [
      ...last > 0 ? [Object.assign(document.createElement('u'), {textContent: dealer.dollars(last)})] : [],
      ...here.length === 0 ? [] : [Object.assign(document.createElement('b'), {textContent: total})],
      ...[...new Set(here.map(it => it.seat))].map(it => disc(it, here.filter(one => one.seat === it), it === seat))]);
  }

  function drawCell(cell) {
    const wager = dealer.lying.find(it => it.seat === cell.dataset.of && dealer.same(it, cell.dataset));
    cell.classList.toggle('shut', !isOpen(cell, cell.dataset.of));
    cell.classList.toggle('laid', Boolean(wager));
    put(cell.querySelector('.lies'), wager ? [dealer.dollars(wager.amount)] : []);
  }

  function draw() {
    const seat = String(dealer.seat());
    keys.forEach(key => {
      if (key.dataset.of) drawCell(key); else drawKey(key, seat);
      key.setAttribute('aria-disabled', key.classList.contains('shut'));
    });
    board.querySelectorAll('.spots').forEach(line => { line.hidden = [...line.children].every(key => key.hidden); });
    board.querySelectorAll('.cell').forEach(cell => {
      cell.classList.toggle('away', away.has(cell.dataset.of));
      cell.classList.toggle('mine', cell.dataset.of === seat);
    });
    root.querySelectorAll('.seat').forEach(key => key.classList.toggle('away', away.has(key.dataset.seat)));
    dealer.tabStop();
  }

  // Places a bonus bet for every active seat without one, or takes it down for all seats.
  async function every(head) {
    const {all: wager, sensor, label} = head.dataset;
    const fixed = Boolean(sensor);
    const amount = dealer.amount();
    const lies = seat => dealer.lying.find(it => it.seat === seat && it.wager === wager && (it.sensor ?? sensor) === sensor);
    const down = dealer.tool() === 'take';
    const bet = (seat, value) => ({bet: {seat: Number(seat), wager, ...fixed ? {sensor: Number(sensor)} : {amount: value}}});
    const off = seat => ({'take-down': {seat: Number(seat), wager, ...fixed ? {sensor: Number(sensor)} : {}}});
    const who = seats.filter(seat => down ? lies(seat) : !away.has(seat) && !lies(seat));
    if (who.length === 0) { dealer.say(dealer.word('nobody-left', label), true); return; }
    if (!down && !fixed && amount === 0) { dealer.say(dealer.word('no-amount'), true); return; }
    const reply = await dealer.play(who.map(seat => down ? off(seat) : bet(seat, amount)));
    if (!down && !fixed) dealer.placed();
    if (!reply.ok) { dealer.say(dealer.why(reply), true); return; }
    dealer.remember(dealer.word(down ? 'every-down' : 'every-bet', label, who.length),
      who.map(seat => down ? bet(seat, Number(lies(seat).amount)) : off(seat)));
  }

  // The amount in units of the number: $5 for 5 and 9 corresponds to $6 for 6 and 8.
  function proper(key) {
    const unit = Number(key.dataset.unit);
    const times = Math.max(1, Math.round(dealer.amount() / 5));
    return unit < 5 ? dealer.amount() : unit * times;
  }

  // Bets on the spots of a macro, without the number that the fact named by `except` holds.
  async function macro({dataset, textContent}) {
    const seat = dealer.seat();
    const spots = dataset.keys.split(' ');
    const chosen = keys.filter(key => !key.dataset.of && spots.includes(key.dataset.index)
      && isOpen(key, seat) && key.dataset.number !== dealer.feed[dataset.except]);
    if (chosen.length === 0 || dealer.amount() === 0) { dealer.say(dealer.word('no-amount'), true); return; }
    const bodies = chosen.map(key => ({seat, wager: key.dataset.wager, number: Number(key.dataset.number), amount: proper(key)}));
    const reply = await dealer.play(bodies.map(bet => ({bet})));
    dealer.placed();
    if (!reply.ok) { dealer.say(dealer.why(reply), true); return; }
    dealer.remember(dealer.word('bet', seat, textContent, dealer.dollars(sum(bodies))),
      bodies.map(it => ({'take-down': it})));
  }

  dealer.away = seat => {
    if (!away.delete(seat)) away.add(seat);
    sessionStorage.setItem(memory, JSON.stringify([...away]));
    draw();
  };
  dealer.drawBoard = draw;
  dealer.opens = (spot, seat) => !away.has(seat) && isOpen(spot, seat);

  board.addEventListener('click', event => {
    const key = event.target.closest('[data-show], [data-macro], .row-head');
    if (!key) return;
    if (key.dataset.show) choose(key.dataset.show);
    else if (key.dataset.macro) macro(key);
    else every(key);
  });

  // Shows the part for the next bets whenever it becomes another one.
  dealer.onShow(feed => {
    open = Object.fromEntries([...document.querySelectorAll('.feed [data-open]')].map(it => [it.dataset.open, it.textContent]));
    if (part === null || (tabs.length > 0 && feed.shows !== shows)) choose(tabs.length === 0 ? 'bonus' : feed.shows);
    shows = feed.shows;
    draw();
  });
})();
