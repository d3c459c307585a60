// Entering the outcome, whose cards or dice the script of the game takes, and the pay screen.
(() => {
  const {root} = dealer;
  let correcting = false;
  let sending = false;
  let mine = null;
  let soon = null;
  let about = null;
  const SOON = 3000;
  const memory = 'confirms-by-itself';
  const byItself = document.getElementById('by-itself');

  const idle = () => dealer.feed.mode === 'idle' || root.dataset.plays !== 'true';
  const locks = () => dealer.feed.phase === 'betting' ? [{lock: {}}] : [];

  function draw() {
    const {mode} = dealer.feed;
    const takes = !idle() && (mode !== 'paying' || correcting);
    dealer.entry.draw(takes);
    const betting = !idle() && mode === 'betting';
    root.querySelectorAll('[data-do=lock], [data-do^=again], [data-do=clear], [data-do$=odds]')
      .forEach(key => { key.disabled = !betting; });
    paying(mode === 'paying');
    dealer.undoKey();
  }

  // Shows the pay screen. An outcome that is being corrected cannot be confirmed.
  function paying(now) {
    const screen = document.getElementById('pay-screen');
    const confirm = document.getElementById('confirm');
    const shown = now && !(correcting && dealer.entry.behindPay);
    confirm.disabled = correcting || sending;
    root.classList.toggle('correcting', correcting);
    document.getElementById('correcting').hidden = !correcting;
    document.getElementById('correct').textContent = dealer.word(correcting ? 'keep-outcome' : 'correct-outcome');
    if (dealer.show(screen, shown) && shown && !document.querySelector('dialog[open]')) confirm.focus({preventScroll: true});
  }

  function entered() {
    correcting = false;
    dealer.entry.clear();
  }

  async function enter(commands) {
    sending = true;
    draw();
    const reply = await dealer.play(commands, true);
    sending = false;
    if (reply.ok) {
      entered();
      mine = reply.version;
      dealer.say('');
      confirmSoon(dealer.feed);
    } else dealer.say(dealer.why(reply), true);
    draw();
    return reply.ok;
  }

  Object.assign(dealer, {
    // How cards or dice are entered, replaced by the script of the game: `draw` updates its keys,
    // `clear` forgets what is half entered, `undo` gives the label and action that take it back.
    entry: {draw() {}, clear() {}, isHalf: () => false, undo: () => null},
    idle,
    locks,
    draw,
    // True if dice can be entered now. Reports a tap while others are being sent.
    ready() {
      if (idle() || (dealer.feed.mode === 'paying' && !correcting)) return false;
      if (sending) dealer.ignored('ignored-sending');
      return !sending;
    },
    correcting: () => correcting,
    entered,
    enter,
    reopen,
    deal() {
      if (!idle() && dealer.feed.mode === 'betting') enter([{lock: {}}]);
    },
    padShown: () => false,
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
      if (dealer.entry.takesBack?.()) { dealer.takeBack(); return; }
      correcting = !correcting;
      dealer.entry.clear();
      dealer.say(correcting ? dealer.word('correct') : '');
      draw();
      if (correcting) root.querySelector('.die-key, .card-key:not(:disabled)')?.focus();
    },
    // No roll: cancels the entered outcome; bets stay locked.
    callBack: () => dealer.feed.mode === 'paying' && !sending && enter([{'call-back': {}}]),
    undo() {
      const way = wayBack();
      if (way) way[1]();
      else dealer.undoBet();
    },
    undoes: () => wayBack()?.[0],
  });

  // What Undo reverses before bets, latest first: its label and action; null if there is nothing.
  function wayBack() {
    const {mode} = dealer.feed;
    const half = dealer.entry.undo();
    if (half) return half;
    if (correcting) return [dealer.word('undo-correction'), () => { correcting = false; draw(); }];
    if (mode === 'paying') return [dealer.word('undo-outcome'), dealer.callBack];
    if (mode === 'dealing') return [dealer.word('undo-lock'), reopen];
    return null;
  }

  async function reopen() {
    if (!idle() && await enter([{reopen: {}}], true)) dealer.say(dealer.word('reopened'));
  }

  // Auto-confirm: if nothing is paid or taken, an outcome entered on this screen is confirmed after
  // a short delay, in which it can be seen. Touching the pay screen cancels it.
  const isOn = () => localStorage.getItem(memory) !== 'off';

  function leave() {
    clearTimeout(soon);
    soon = null;
    root.classList.remove('confirms');
  }

  function confirmSoon({mode, quiet, version}) {
    if (mode !== 'paying' || quiet !== 'true' || correcting || !isOn() || Number(version) !== about) leave();
    if (mode !== 'paying' || quiet !== 'true' || !isOn() || Number(version) !== mine) return;
    [about, mine] = [mine, null];
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
    // Digits typed while the outcome was being entered are discarded.
    else if (!correcting) {
      if (dealer.entry.isHalf()) dealer.ignored('ignored-changed');
      dealer.entry.clear();
    }
    draw();
  });
})();
