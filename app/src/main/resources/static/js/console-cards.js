// The card pad. Cards are sent in the order of the taps, each after the one before was
// accepted. If a card is refused, the cards tapped after it would go to the wrong hand: they are
// dropped, and taps are ignored until none came for a second.
(() => {
  const {root} = dealer;
  const pad = document.getElementById('card-pad');
  const REST = 1000;
  const keys = [...pad.querySelectorAll('.card-key')];
  let sent = [];
  let refused = [];
  let asked = false;
  let locking = null;
  let restsUntil = 0;

  const {idle} = dealer;
  // True if the next card is one that is drawn while bets are open.
  const isExtra = () => dealer.feed.card !== 'card';
  const shown = () => !pad.hidden;
  const face = text => root.querySelector(`.card-key[data-card="${text}"]`).textContent;
  const faces = cards => cards.map(face).join(' ');

  function draw() {
    const {mode, awaits, offered = '', dealt} = dealer.feed;
    const correcting = dealer.correcting();
    const entry = !idle() && (mode === 'dealing' || correcting || (mode === 'betting' && (locking !== null || asked && isExtra())));
    dealer.show(pad, entry, locking === null && !asked);
    keys.forEach(key => {
      const takes = offered[key.dataset.index] === '1' && (awaits !== 'none' || correcting) && awaits !== 'shoe';
      key.setAttribute('aria-disabled', !takes);
      key.classList.toggle('sent', sent.some(it => it.card === key.dataset.card));
    });
    const deal = document.getElementById('deal-key');
    const does = !isExtra() ? dealer.word('no-more-bets') : asked ? dealer.word('back-to-bets') : dealer.extraCard();
    if (deal.textContent !== does) { deal.textContent = does; dealer.guard(deal); }
    deal.disabled = idle() || mode !== 'betting' || locking !== null || awaits === 'shoe';
    root.querySelector('[data-do=take-back]').disabled = idle() || (Number(dealt) === 0 && sent.length === 0);
    root.classList.toggle('sends', sent.length > 0);
  }

  function rest() { restsUntil = performance.now() + REST; }

  // Reports an ignored tap, which also restarts the pause.
  function gap(why, ...values) {
    rest();
    dealer.ignored(why, ...values);
  }

  async function card(text) {
    const key = root.querySelector(`.card-key[data-card="${text}"]`);
    if (!key || !shown()) return;
    if (performance.now() < restsUntil) { gap('ignored-gap'); return; }
    if (sent.length === 0 && key.getAttribute('aria-disabled') === 'true') {
      gap(dealer.feed.awaits === 'none' ? 'ignored-stand' : 'ignored-shoe', face(text));
      return;
    }
    if (sent.length === 0) refused = [];
    const mine = {card: text};
    sent.push(mine);
    dealer.say(dealer.word('cards-sent', faces(sent.map(it => it.card))));
    draw();
    const reply = await dealer.play([{[dealer.feed.card]: text}], true);
    if (reply.ok) { mine.version = reply.version; dealer.entered(); }
    else { sent = sent.filter(it => it !== mine); lost(text, reply); }
    settle();
  }

  // Reports a refused card together with the cards that were dropped after it.
  function lost(text, reply) {
    rest();
    if (!reply.dropped) refused = [dealer.why(reply)];
    refused.push(face(text));
    const [why, ...cards] = refused;
    dealer.tell(`${dealer.word('cards-lost', cards.join(' '))} ${why}`);
  }

  // A card is pending until the screen shows the version that contains it.
  function settle() {
    const before = sent.length;
    sent = sent.filter(it => !(it.version <= Number(dealer.feed.version)));
    if (before > 0 && sent.length === 0 && refused.length === 0) dealer.say('');
    draw();
  }

  async function lock() {
    locking = Infinity;
    draw();
    const reply = await dealer.play([{lock: {}}], true);
    locking = reply.ok ? reply.version : null;
    if (!reply.ok) dealer.say(dealer.why(reply), true);
    draw();
  }

  Object.assign(dealer, {
    card,
    missedCard: target => { if (target.closest('.card-key')) rest(); },
    padShown: shown,
    deal() {
      if (idle() || dealer.feed.mode !== 'betting' || locking !== null) return;
      if (isExtra()) { asked = !asked; draw(); dealer.undoKey(); } else if (dealer.feed.awaits !== 'shoe') lock();
    },
    takeBack: () => dealer.enter([{'take-back-card': {}}]),
  });

  dealer.does['take-back'] = () => dealer.takeBack();
  dealer.entry = {
    // The pad is where the pay screen is.
    behindPay: true,
    takesBack: () => Number(dealer.feed.dealt) > 0,
    draw,
    clear() {},
    isHalf: () => false,
    undo() {
      if (dealer.correcting()) return null;
      const cards = sent.length > 0 || Number(dealer.feed.dealt) > 0;
      if (asked) return [dealer.word('back-to-bets'), () => { asked = false; draw(); }];
      if (cards) return [dealer.word('undo-card'), dealer.takeBack];
      return locking === null ? null : [dealer.word('undo-lock'), dealer.reopen];
    },
  };

  pad.addEventListener('click', event => {
    const key = event.target.closest('.card-key');
    if (key) card(key.dataset.card);
  });

  dealer.onShow(feed => {
    if (!isExtra()) asked = false;
    if (feed.mode !== 'betting' || Number(feed.version) >= locking) locking = null;
    settle();
  });
})();
