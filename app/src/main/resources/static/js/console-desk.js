// The dialogs of the console: calling a supervisor, relief, and the supervisor's actions. The
// scripts of the games add their own.
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
    box.dispatchEvent(new Event('lammer:open'));
    dealer.openModal(box);
  }

  async function post(box, path, body, told) {
    const reply = await lammer.send(`${dealer.path}/${path}`, body);
    if (!reply.ok) { wrong(box, dealer.why(reply)); return null; }
    box.close();
    dealer.say(typeof told === 'function' ? told(reply.body) : told);
    return reply.body;
  }

  // Sends a command from a dialog, which closes if the command is accepted.
  dealer.playIn = async (box, command, told) => {
    const reply = await dealer.play([command]);
    if (!reply.ok) {
      wrong(box, dealer.why(reply));
      if (!box.open) dealer.say(dealer.why(reply), true);
      return;
    }
    box.close();
    dealer.say(told);
  };

  function call(reason) {
    if (!reason) { wrong(dialog('call'), dealer.word('no-reason')); return; }
    post(dialog('call'), 'call', {reason}, dealer.word('called'));
  }

  // Reloads the page for the new dealer. Session storage keeps the seat, the amount and the undo
  // history.
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
    if (await post(dialog('desk'), what, {reason: reason.value.trim()}, told)) reason.value = '';
  }

  // Changes the table minimum; bets already made stay.
  async function limit(minimum) {
    const reply = await lammer.send(`/api/tables/${encodeURIComponent(dealer.table)}/limits`, {minimum: Number(minimum)});
    if (!reply.ok) { wrong(dialog('desk'), dealer.why(reply)); return; }
    dialog('desk').close();
    dealer.say(dealer.word('limited', minimum));
  }

  // Stores the language in a cookie of this screen, so that it applies to every dealer here.
  function speak(language) {
    const safe = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${dialog('language').dataset.cookie}=${language}; Path=/; Max-Age=31536000; SameSite=Strict${safe}`;
    location.reload();
  }

  Object.assign(dealer.does, {
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
  });

  document.addEventListener('click', event => {
    const key = event.target.closest('button');
    if (!key) return;
    const {open: id, do: what, reason, fill, send, act: doing, pin, minimum, language} = key.dataset;
    if (id) open(id);
    else if (what) dealer.does[what]?.();
    else if (reason) call(reason);
    else if (fill) dialog('desk-reason').value = fill;
    else if (send === 'call') call(dialog('call-reason').value.trim());
    else if (send === 'relief') relieve();
    else if (doing) act(doing);
    else if (pin) digit(pin);
    else if (minimum) limit(minimum);
    else if (language) speak(language);
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

  // Shows who else has this console open.
  dealer.onShow(feed => {
    const others = (feed.dealers ?? '').split(' ').filter(name => name && name !== root.dataset.dealer);
    const place = dialog('others');
    place.textContent = dealer.word('others', others.join(', '));
    place.hidden = others.length === 0;
  });

  dealer.openDialog = open;
  dealer.wrongIn = wrong;
  const relieved = sessionStorage.getItem('relieved');
  if (relieved) {
    sessionStorage.removeItem('relieved');
    dealer.say(dealer.word('relieved', relieved));
  }
})();
