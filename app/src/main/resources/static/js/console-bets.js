// Placing bets: the chosen seat, tapped spots, tools, and undo.
(() => {
  const {root} = dealer;
  const memory = `console/${dealer.table}`;
  const kept = JSON.parse(sessionStorage.getItem(memory) ?? '{}');
  let seat = kept.seat ?? 1;
  let tool = 'bet';
  let done = kept.done ?? [];
  let bubbleAt = null;
  let askedAgain = null;
  let latest = null;

  const SPOT = '.spot[data-wager]';
  const each = (selector, act) => root.querySelectorAll(selector).forEach(act);
  const {dollars} = dealer;

  function keep() {
    sessionStorage.setItem(memory, JSON.stringify({seat, done}));
    each('.seat', key => key.setAttribute('aria-pressed', key.dataset.seat === String(seat)));
    each('[data-tool]', key => key.setAttribute('aria-pressed', key.dataset.tool === tool));
    for (const name of ['take', 'press', 'turn', 'away', 'every']) root.classList.toggle(`tool-${name}`, tool === name);
    mark();
    undoKey();
    dealer.drawList?.();
    dealer.drawBoard?.();
  }

  // Highlights the bets of the chosen seat.
  function mark() {
    const live = root.querySelector('.felt-live');
    live?.classList.add('one-seat');
    each('.felt-live .bet', bet => bet.classList.toggle('mine', bet.dataset.seat === String(seat)));
  }

  function undoKey() {
    const what = dealer.undoes?.() || done.at(-1)?.what || dealer.word('nothing-keyed');
    document.getElementById('undo-what').textContent = what;
  }

  function remember(what, inverse) {
    done.push({what, inverse, round: dealer.feed.round});
    done = done.slice(-40);
    dealer.say(what);
    keep();
  }

  // Adds the bets on a spot to its accessible label.
  function label() {
    each(SPOT, spot => {
      spot.dataset.spoken ??= spot.getAttribute('aria-label');
      const here = [...beside(spot), ...dealer.lying.filter(it => same(it, spot.dataset) && (spot.dataset.of ?? it.seat) === it.seat)];
      const said = here.map(it => dealer.word('lies', it.seat, dollars(it.amount)));
      spot.setAttribute('aria-label', [spot.dataset.spoken, ...said].join(', '));
    });
    stop();
  }

  // Roving tab index: the felt is a single tab stop, at the spot that has or last had the focus, or
  // the first visible one.
  function stop() {
    const seen = [...root.querySelectorAll(SPOT)].filter(spot => spot.checkVisibility({visibilityProperty: true}));
    const at = document.activeElement?.closest(SPOT) ?? seen.find(spot => spot.tabIndex === 0) ?? seen[0];
    each(SPOT, spot => spot.setAttribute('tabindex', spot === at ? 0 : -1));
  }

  const same = dealer.same = (one, other) => one.wager === other.wager
    && ['number', 'dice', 'sensor'].every(name => (one[name] ?? '') === (other[name] ?? ''));

  function body(spot) {
    const {wager, number, dice, sensor} = spot.dataset;
    const keyed = {seat: owner(spot), wager};
    if (number) keyed.number = Number(number);
    if (dice) keyed.dice = dice.split(',').map(Number);
    if (sensor) keyed.sensor = Number(sensor);
    return keyed;
  }

  // The seat a spot's bet is for: the spot's own on the keypad, otherwise the chosen seat.
  const owner = spot => Number(spot.dataset.of ?? seat);

  // The come bets that share a key with their odds.
  const beside = dealer.beside = spot => dealer.lying.filter(it => spot.dataset.flat
    && it.wager === spot.dataset.flat && it.number === spot.dataset.number);

  const lies = spot => dealer.lying.find(it => it.seat === String(owner(spot)) && same(it, spot.dataset));

  // Shows a refusal at the spot.
  function refuse(spot, text) {
    const stage = document.getElementById('stage');
    const bubble = document.getElementById('bubble');
    each('.spot.refused', it => it.classList.remove('refused'));
    dealer.say(text, true);
    bubble.textContent = text;
    bubble.hidden = false;
    spot.classList.add('refused');
    const box = spot.getBoundingClientRect();
    const ground = stage.getBoundingClientRect();
    const left = box.left - ground.left + box.width / 2 - bubble.offsetWidth / 2;
    const above = box.top - ground.top - bubble.offsetHeight - 8;
    bubble.style.left = `${Math.max(6, Math.min(left, ground.width - bubble.offsetWidth - 6))}px`;
    bubble.style.top = `${above > 4 ? above : Math.min(box.bottom - ground.top + 8, ground.height - bubble.offsetHeight - 6)}px`;
    clearTimeout(bubbleAt);
    bubbleAt = setTimeout(unrefuse, 7000);
  }

  function unrefuse() {
    document.getElementById('bubble').hidden = true;
    each('.spot.refused', it => it.classList.remove('refused'));
  }

  // The command for a tap on a spot, and its inverse for undo.
  function asked(spot, amount) {
    const keyed = body(spot);
    const {seat} = keyed;
    const label = spot.dataset.label;
    let lying = lies(spot);
    if (!lying && tool === 'take') {
      lying = beside(spot).find(it => it.seat === String(seat));
      if (lying) keyed.wager = lying.wager;
    }
    const fixed = (root.dataset.fixed ?? '').split(' ').includes(keyed.wager);
    const money = fixed ? keyed : {...keyed, amount};
    switch (tool) {
      case 'take': return lying && {
        what: dealer.word('down', seat, label), command: {'take-down': keyed},
        inverse: {bet: fixed ? keyed : {...keyed, amount: Number(lying.amount)}}};
      case 'turn': return lying && {
        what: dealer.word(lying.off === 'true' ? 'turned-on' : 'turned-off', seat, label),
        command: {turn: {...keyed, on: lying.off === 'true'}}, inverse: {turn: {...keyed, on: lying.off !== 'true'}}};
      case 'press': return {
        what: dealer.word('bet', seat, label, '+' + dollars(amount)), command: {press: {...keyed, amount}}, inverse: {'take-down': money}};
      default: return {
        what: fixed ? dealer.word('bet-fixed', seat, label) : dealer.word('bet', seat, label, dollars(amount)),
        command: {bet: money}, inverse: {'take-down': money}};
    }
  }

  async function tap(spot, amount = dealer.amount()) {
    unrefuse();
    if (tool === 'every' && root.dataset.plays === 'true') { dealer.allAsLast(spot); return; }
    if (spot.dataset.of) dealer.chooseSeat(spot.dataset.of);
    if (root.dataset.plays !== 'true') { refuse(spot, dealer.word('looks-only')); return; }
    if (spot.classList.contains('unkeyed')) { refuse(spot, dealer.word('not-keyed')); return; }
    const ask = asked(spot, amount);
    const places = ask?.command.bet ?? ask?.command.press;
    if (places?.amount === 0) { refuse(spot, dealer.word('no-amount')); return; }
    if (!ask) { refuse(spot, dealer.word('nothing-there', seat)); return; }
    const reply = await dealer.play([ask.command]);
    if (places) dealer.placed();
    if (reply.ok && ask.command.bet) latest = {...spot.dataset};
    if (reply.ok) remember(ask.what, [ask.inverse]);
    else refuse(spot, dealer.why(reply));
  }

  // Repeats the last bet with the current amount for another seat.
  function tapAlike(who) {
    dealer.chooseSeat(who);
    const spot = latest && [...root.querySelectorAll(`${SPOT}:not(.listed)`)]
      .find(it => same(it.dataset, latest) && (it.dataset.of ?? String(who)) === String(who));
    if (spot) tap(spot); else dealer.say(dealer.word('no-latest'), true);
  }

  // Repeats the seat's previous bet on this spot.
  function tapAsLast(spot) {
    const who = owner(spot);
    const amount = dealer.held(who, spot.dataset);
    if (lies(spot)) refuse(spot, dealer.word('has-it', who));
    else if (!amount) refuse(spot, dealer.word('no-last', who));
    else tap(spot, amount);
  }

  async function sense(key) {
    const [number, sensor] = key.dataset.light.split('-').map(Number);
    const covered = key.getAttribute('aria-pressed') !== 'true';
    const reply = await dealer.play([{sense: {seat: number, sensor, covered}}]);
    if (reply.ok) {
      remember(dealer.word(covered ? 'covered' : 'uncovered', number, sensor), [{sense: {seat: number, sensor, covered: !covered}}]);
    } else dealer.say(dealer.why(reply), true);
  }

  const inverse = command => {
    const [word, keyed] = Object.entries(command)[0];
    if (word === 'bet') return {'take-down': keyed};
    const lying = dealer.lying.find(it => it.seat === String(keyed.seat) && it.wager === keyed.wager
      && (it.number ?? '') === String(keyed.number ?? '') && (it.dice ?? '') === (keyed.dice ?? []).join(',')
      && (it.sensor ?? '') === String(keyed.sensor ?? ''));
    return {bet: lying?.fixed === 'true' ? keyed : {...keyed, amount: Number(lying?.amount ?? 0)}};
  };

  // Executes a bulk action prepared by the server; undo reverses it as a whole.
  async function many(path, told, nothing, who) {
    unrefuse();
    const found = await fetch(`${dealer.path}/${path}?seat=${who}&all=${askedAgain === who}`, {headers: {Accept: 'application/json'}});
    if (!found.ok) return;
    const {commands, left, held} = await found.json();
    askedAgain = held > 0 ? who : null;
    const why = [...left.map(dealer.because), ...held > 0 ? [dealer.word('held', held)] : []].join(' ');
    if (commands.length === 0) { dealer.say(why || dealer.word(nothing), true); return; }
    const back = commands.map(inverse).reverse();
    const reply = await dealer.play(commands);
    if (!reply.ok) { dealer.say(dealer.why(reply), true); return; }
    remember(dealer.word(told, commands.length), back);
    if (why) dealer.tell(`${dealer.word(told, commands.length)} ${why}`, false);
  }

  async function undo() {
    const last = done.at(-1);
    if (!last) { dealer.say(dealer.word('nothing-to-undo')); return; }
    const reply = await dealer.play(last.inverse);
    if (!reply.ok) { dealer.say(dealer.why(reply), true); return; }
    done.pop();
    dealer.say(dealer.word('undone', last.what));
    dealer.guard(document.getElementById('undo'));
    keep();
  }

  Object.assign(dealer, {
    undoBet: undo,
    undoKey,
    remember,
    tool: () => tool,
    seat: () => seat,
    chooseSeat(number) {
      if (!root.querySelector(`.seat[data-seat="${number}"]`)) return;
      seat = Number(number);
      keep();
    },
    moveSeat(by) {
      const count = root.querySelectorAll('.seat').length;
      dealer.chooseSeat((seat - 1 + by + count) % count + 1);
    },
    chooseTool(name) { tool = tool === name ? 'bet' : name; keep(); },
    tap,
    tapAlike,
    tapAsLast,
    sense,
    again: all => many('again', 'again', 'nothing-again', all ? 0 : seat),
    aside: () => many('aside', 'put-back', 'nothing-aside', 0),
    clear: () => many('down', 'cleared', 'nothing-down', seat),
    unrefuse,
    tabStop: stop,
  });

  root.addEventListener('click', event => {
    const key = event.target.closest('.seat, .light, [data-tool], .spot[data-wager]');
    if (!key) return;
    if (tool === 'away' && (key.dataset.of ?? key.matches('.seat'))) dealer.away(key.dataset.of ?? key.dataset.seat);
    else if (key.matches('.seat')) dealer.chooseSeat(key.dataset.seat);
    else if (key.matches('.light')) sense(key);
    else if (key.matches('[data-tool]')) dealer.chooseTool(key.dataset.tool);
    else tap(key);
  });

  dealer.onShow(feed => {
    if (done.length > 0 && done[0].round !== feed.round) askedAgain = null;
    done = done.filter(it => it.round === feed.round);
    const unkeyed = (feed.unkeyed ?? '').split(' ');
    each(`${SPOT}:not(.key, .cell, .listed)`, spot => {
      const not = unkeyed.includes(spot.dataset.wager);
      spot.classList.toggle('unkeyed', not);
      spot.setAttribute('aria-disabled', not);
    });
    if (feed.mode !== 'betting') unrefuse();
    label();
    keep();
  });
})();
