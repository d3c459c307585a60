// The dialogs: a call, relief, shooter, shoe, and what a supervisor does.
(() => {
  const {root} = dealer;
  const dialog = id => document.getElementById(id);

  function wrong(box, text) {
    const place = box.querySelector('.refused');
    place.textContent = text;
    place.hidden = !text;
  }

  function open(id) {
    const box = dialog(id);
    if (!box || box.open) return;
    if (box.querySelector('.refused')) wrong(box, '');
    box.querySelectorAll('[data-when]').forEach(key => {
      key.hidden = !key.dataset.when.split(' ').includes(dealer.feed.status)
        || (key.dataset.act === 'void' && dealer.feed.voids !== 'true');
    });
    box.querySelectorAll('.chosen-seat').forEach(place => { place.textContent = dealer.seat() || ''; });
    shoe(box, dealer.lying.length > 0);
    dealer.openModal(box);
  }

  // A shoe that is changed while bets lie is asked about first.
  function shoe(box, ask) {
    box.querySelectorAll('[data-ask]').forEach(part => { part.hidden = (part.dataset.ask === 'first') !== ask; });
  }

  async function post(box, path, body, told) {
    const reply = await lammer.send(`${dealer.path}/${path}`, body);
    if (!reply.ok) { wrong(box, dealer.why(reply)); return null; }
    box.close();
    dealer.say(typeof told === 'function' ? told(reply.body) : told);
    return reply.body;
  }

  async function played(box, command, told) {
    const reply = await dealer.play([command]);
    if (!reply.ok) {
      wrong(box, dealer.why(reply));
      if (!box.open) dealer.say(dealer.why(reply), true);
      return;
    }
    box.close();
    dealer.say(told);
  }

  function call(reason) {
    if (!reason) { wrong(dialog('call'), dealer.word('no-reason')); return; }
    post(dialog('call'), 'call', {reason}, dealer.word('called'));
  }

  // The new dealer's page is loaded anew; the seat, the chip and what can be undone stay.
  async function relieve() {
    const box = dialog('relief');
    const name = box.querySelector('[name=dealer]:checked')?.value;
    const pin = dialog('pin').value;
    dialog('pin').value = '';
    if (!name || pin.length < 6) { wrong(box, dealer.word('choose-dealer')); return; }
    const body = await post(box, 'relief', {name, pin}, '');
    if (!body) return;
    sessionStorage.setItem('relieved', body.dealer);
    location.reload();
  }

  async function act(what) {
    const reason = dialog('desk-reason');
    if (!reason.value.trim()) { wrong(dialog('desk'), dealer.word('no-reason')); reason.focus(); return; }
    const told = body => dealer.word(body.proposed ? 'proposed' : 'done');
    if (await post(dialog('desk'), what, {reason: reason.value}, told)) reason.value = '';
  }

  // Two touches: the supervisor's key and the amount. Bets that are up stay.
  async function limit(minimum) {
    const reply = await lammer.send(`/api/tables/${encodeURIComponent(dealer.table)}/limits`, {minimum: Number(minimum)});
    if (!reply.ok) { wrong(dialog('desk'), dealer.why(reply)); return; }
    dialog('desk').close();
    dealer.say(dealer.word('limited', minimum));
  }

  // The screen remembers it, whoever deals here.
  function speak(language) {
    const safe = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${dialog('language').dataset.cookie}=${language}; Path=/; Max-Age=31536000; SameSite=Strict${safe}`;
    location.reload();
  }

  async function shook(key) {
    if (key.dataset.by === 'seat' && !dealer.seat()) { wrong(dialog('cups'), dealer.word('choose-seat')); return; }
    const reply = await dealer.shook(key.dataset.cup, key.dataset.by);
    wrong(dialog('cups'), reply.ok ? '' : dealer.why(reply));
  }

  // The burn card is shown where its rank and its suit are chosen; a second touch takes one back.
  function shown(key, part) {
    const was = key.getAttribute('aria-pressed') === 'true';
    dialog('shoe').querySelectorAll('.burn-card button').forEach(it => {
      if (it.dataset[part]) it.setAttribute('aria-pressed', it === key && !was);
    });
  }

  async function newShoe(burn) {
    const chosen = [...dialog('shoe').querySelectorAll('.burn-card [aria-pressed=true]')];
    const card = chosen.map(it => it.dataset.burnRank ?? it.dataset.burnSuit).join('');
    await played(dialog('shoe'), {'new-shoe': chosen.length === 2 ? {burn, card} : {burn}}, dealer.word('done'));
    chosen.forEach(it => it.setAttribute('aria-pressed', false));
  }

  async function collect() {
    const reply = await dealer.play([{collect: {seat: dealer.seat()}}]);
    dealer.say(reply.ok ? dealer.word('collected', dealer.seat()) : dealer.why(reply), !reply.ok);
  }

  const does = {
    again: () => dealer.again(false),
    'again-all': () => dealer.again(true),
    clear: () => dealer.clear(),
    undo: () => dealer.undo(),
    confirm: () => dealer.confirm(),
    correct: () => dealer.correct(),
    'call-back': () => dealer.callBack(),
    aside: () => dealer.aside(),
    odds: () => dealer.oddsAsBefore(),
    'max-odds': () => dealer.maxOdds(),
    deal: () => dealer.deal(),
    lock: () => dealer.deal(),
    'take-back': () => dealer.takeBack(),
    collect,
    shoe: () => shoe(dialog('shoe'), false),
  };

  document.addEventListener('click', event => {
    const key = event.target.closest('button');
    if (!key) return;
    const {open: id, do: what, reason, fill, send, act: doing, pin, shooter, burn, burnRank, burnSuit, cup, minimum, language} = key.dataset;
    if (id) open(id);
    else if (what) does[what]?.();
    else if (reason) call(reason);
    else if (fill) dialog('desk-reason').value = fill;
    else if (send === 'call') call(dialog('call-reason').value.trim());
    else if (send === 'relief') relieve();
    else if (doing) act(doing);
    else if (pin) digit(pin);
    else if (shooter) played(dialog('shooter'), {'new-shooter': {seat: Number(shooter)}}, dealer.word('done'));
    else if (cup) shook(key);
    else if (minimum) limit(minimum);
    else if (language) speak(language);
    else if (burn) newShoe(Number(burn));
    else if (burnRank || burnSuit) shown(key, burnRank ? 'burnRank' : 'burnSuit');
  });

  function digit(key) {
    const field = dialog('pin');
    field.value = key === 'clear' ? '' : key === 'back' ? field.value.slice(0, -1) : (field.value + key).slice(0, 12);
  }

  dialog('relief').addEventListener('keydown', event => {
    if (event.key === 'Enter') { event.preventDefault(); relieve(); }
  });
  dialog('call-reason').addEventListener('keydown', event => {
    if (event.key === 'Enter') { event.preventDefault(); call(event.target.value.trim()); }
  });
  dialog('desk-reason')?.addEventListener('keydown', event => {
    if (event.key === 'Enter') event.preventDefault();
  });

  // Who else could key here.
  dealer.onShow(feed => {
    const others = (feed.dealers ?? '').split(' ').filter(name => name && name !== root.dataset.dealer);
    const place = dialog('others');
    place.textContent = dealer.word('others', others.join(', '));
    place.hidden = others.length === 0;
  });

  dealer.openDialog = open;
  const relieved = sessionStorage.getItem('relieved');
  if (relieved) {
    sessionStorage.removeItem('relieved');
    dealer.say(dealer.word('relieved', relieved));
  }
})();
