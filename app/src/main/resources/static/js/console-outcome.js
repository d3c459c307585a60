// What happened: two dice or two cups; then the pay screen.
(() => {
  const {root, game} = dealer;
  let rolled = [0, 0];
  let cups = [];
  let correcting = false;
  let sending = false;
  let entry = null;
  let soon = null;
  let about = null;
  const SOON = 3000;
  const memory = 'confirms-by-itself';
  const byItself = document.getElementById('by-itself');

  const idle = () => dealer.feed.mode === 'idle' || root.dataset.plays !== 'true';
  const locks = () => dealer.feed.phase === 'betting' ? [{lock: {}}] : [];

  function draw() {
    const {mode, awaits} = dealer.feed;
    const takes = !idle() && (mode !== 'paying' || correcting);
    root.querySelectorAll('.die-key').forEach(key => {
      key.disabled = !takes;
      if (key.dataset.row > 0) key.setAttribute('aria-pressed', rolled[key.dataset.row - 1] === Number(key.dataset.face));
    });
    const entering = document.getElementById('entering');
    if (entering) entering.textContent = rolled.some(it => it) ? dealer.word('second-die') : '';
    cupsDrawn(takes);
    const cupKey = root.querySelector('[data-open=cups]');
    if (cupKey) cupKey.disabled = idle() || mode === 'paying';
    dealer.drawCards?.();
    const betting = !idle() && mode === 'betting';
    root.querySelectorAll('[data-do=lock], [data-open=shooter], [data-do^=again], [data-do=clear], [data-do$=odds]')
      .forEach(key => { key.disabled = !betting; });
    const shoe = root.querySelector('[data-open=shoe]');
    if (shoe) shoe.disabled = idle() || !(mode === 'betting' || awaits === 'shoe');
    const collect = root.querySelector('[data-do=collect]');
    if (collect) collect.disabled = !betting || !dealer.feed.owed;
    paying(mode === 'paying');
    dealer.undoKey();
  }

  // An outcome that is being corrected is not confirmed.
  function paying(now) {
    const screen = document.getElementById('pay-screen');
    const confirm = document.getElementById('confirm');
    const shown = now && !(correcting && game === 'baccarat');
    confirm.disabled = correcting || sending;
    root.classList.toggle('correcting', correcting);
    document.getElementById('correcting').hidden = !correcting;
    document.getElementById('correct').textContent = dealer.word(correcting ? 'keep-outcome' : 'correct-outcome');
    if (dealer.show(screen, shown) && shown && !document.querySelector('dialog[open]')) confirm.focus({preventScroll: true});
  }

  function cupsDrawn(takes) {
    root.querySelectorAll('.slots').forEach((slots, cup) => {
      const faces = cups.slice(cup * 3, cup * 3 + 3);
      slots.replaceChildren(...[0, 1, 2].map(i => {
        const face = faces[i] && root.querySelector(`.die-key[data-face="${faces[i]}"] svg`);
        return face ? face.cloneNode(true) : Object.assign(document.createElement('span'), {className: 'gap'});
      }));
      slots.parentElement.classList.toggle('next', takes && cup === (cups.length < 3 ? 0 : 1));
    });
  }

  function entered() {
    correcting = false;
    rolled = [0, 0];
    cups = [];
  }

  async function enter(commands) {
    sending = true;
    draw();
    const reply = await dealer.play(commands, true);
    sending = false;
    if (reply.ok) {
      entered();
      entry = reply.version;
      dealer.say('');
      confirmSoon(dealer.feed);
    } else dealer.say(dealer.why(reply), true);
    draw();
    return reply.ok;
  }

  async function die(row, face) {
    if (idle() || (dealer.feed.mode === 'paying' && !correcting)) return;
    if (sending) { dealer.ignored('ignored-sending'); return; }
    if (game === 'dice') { cup(face); return; }
    rolled[row - 1] = face;
    if (!rolled.every(it => it)) { draw(); return; }
    const before = locks();
    if (!await enter([...before, {roll: rolled}])) { rolled = [rolled[0], 0]; draw(); }
  }

  async function cup(face) {
    if (cups.length < 6) cups.push(face);
    if (cups.length < 6) { draw(); return; }
    const before = locks();
    const shake = {player: cups.slice(0, 3), banker: cups.slice(3)};
    if (!await enter([...before, {shake}])) { cups.pop(); draw(); }
  }

  Object.assign(dealer, {
    // The next digit is the first die that is missing.
    digit: face => die(rolled[0] ? 2 : 1, face),
    correcting: () => correcting,
    entered,
    enter,
    reopen,
    deal() {
      if (!idle() && dealer.feed.mode === 'betting') enter([{lock: {}}]);
    },
    padShown: () => false,
    // A cup is shaken after no more bets, so the first shake locks.
    shook(cup, by) {
      const before = locks();
      const shook = {cup};
      if (by === 'seat') shook.seat = dealer.seat();
      if (by === 'exposed') shook.exposed = true;
      return dealer.play([...before, {shook}], before.length > 0);
    },
    async confirm() {
      if (dealer.feed.mode !== 'paying' || sending || correcting) return;
      const after = dealer.takeAfter();
      const moves = dealer.feed.quiet === 'true' ? [...root.querySelectorAll('#pay .steps li')].map(it => it.textContent) : [];
      if (!await enter([{confirm: {}}])) return;
      dealer.say([dealer.word('confirmed'), ...moves].join(' '));
      await after();
    },
    correct() {
      if (dealer.feed.mode !== 'paying') return;
      if (game === 'baccarat' && Number(dealer.feed.dealt) > 0) { dealer.takeBack(); return; }
      correcting = !correcting;
      rolled = [0, 0];
      cups = [];
      dealer.say(correcting ? dealer.word('correct') : '');
      draw();
      if (correcting) root.querySelector('.die-key, .card-key:not(:disabled)')?.focus();
    },
    // No roll: what was entered does not count, and bets stay closed.
    callBack: () => dealer.feed.mode === 'paying' && !sending && enter([{'call-back': {}}]),
    undo() {
      const way = wayBack();
      if (way) way[1]();
      else dealer.undoBet();
    },
    undoes: () => wayBack()?.[0],
  });

  // What Undo takes back before any bet, and how: nearest first.
  function wayBack() {
    const {mode} = dealer.feed;
    if (rolled.some(it => it)) return [dealer.word('undo-die'), () => { rolled = [0, 0]; draw(); }];
    if (cups.length > 0) return [dealer.word('undo-die'), () => { cups.pop(); draw(); }];
    if (correcting) return [dealer.word('undo-correction'), () => { correcting = false; draw(); }];
    const card = dealer.undoesCard?.();
    if (card) return card;
    if (mode === 'paying') return [dealer.word('undo-outcome'), dealer.callBack];
    if (mode === 'dealing') return [dealer.word('undo-lock'), reopen];
    return null;
  }

  async function reopen() {
    if (!idle() && await enter([{reopen: {}}], true)) dealer.say(dealer.word('reopened'));
  }

  root.addEventListener('click', event => {
    const key = event.target.closest('.die-key');
    if (key) die(Number(key.dataset.row), Number(key.dataset.face));
  });

  // Where nothing is paid or taken, the outcome that was entered here is confirmed without a touch: soon, so that it is
  // seen, and only if nothing on the pay screen is touched before.
  const isOn = () => localStorage.getItem(memory) !== 'off';

  function leave() {
    clearTimeout(soon);
    soon = null;
    root.classList.remove('confirms');
  }

  function confirmSoon({mode, quiet, version}) {
    if (mode !== 'paying' || quiet !== 'true' || correcting || !isOn() || Number(version) !== about) leave();
    if (mode !== 'paying' || quiet !== 'true' || !isOn() || Number(version) !== entry) return;
    [about, entry] = [entry, null];
    root.classList.add('confirms');
    soon = setTimeout(() => { leave(); if (!document.querySelector('dialog[open]')) dealer.confirm(); }, SOON);
  }

  document.getElementById('pay-screen').addEventListener('pointerdown', leave);
  byItself.setAttribute('aria-pressed', isOn());
  byItself.addEventListener('click', () => {
    localStorage.setItem(memory, isOn() ? 'off' : 'on');
    byItself.setAttribute('aria-pressed', isOn());
    leave();
  });

  dealer.onShow(feed => {
    confirmSoon(feed);
    if (feed.mode !== 'paying') correcting = false;
    // A tap that came as the outcome went in belongs to no outcome.
    else if (!correcting) {
      if (rolled.some(it => it) || cups.length > 0) dealer.ignored('ignored-changed');
      rolled = [0, 0];
      cups = [];
    }
    draw();
  });
})();
