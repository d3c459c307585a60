// The base of the console: the table state received from the server, and the commands sent to it.
(() => {
  const root = document.getElementById('console');
  const words = new Map([...document.querySelectorAll('#words [data-word]')].map(it => [it.dataset.word, it.textContent]));
  const shown = new WeakMap();
  const watchers = [];
  let queue = Promise.resolve();
  let acked = 0;
  let last = null;
  let caughtUp = () => {};

  const dealer = window.dealer = {
    root,
    table: root?.dataset.table,
    path: `/tables/${encodeURIComponent(root?.dataset.table ?? '')}`,
    feed: {},
    lying: [],
    does: {},
    onShow: watcher => watchers.push(watcher),
  };

  // A text of the page with its placeholders `{0}`, `{1}` filled in.
  dealer.word = (key, ...values) =>
    values.reduce((said, value, i) => said.replaceAll(`{${i}}`, value), words.get(key) ?? '');

  dealer.sentence = text => text ? text[0].toUpperCase() + text.slice(1) + (/[.!?。]$/.test(text) ? '' : '.') : '';

  dealer.say = (text, bad = false) => {
    const said = document.getElementById('said');
    said.textContent = text;
    said.classList.toggle('bad', bad);
  };

  function put(id, html) {
    const place = document.getElementById(id);
    if (!place || shown.get(place) === html) return;
    shown.set(place, html);
    place.innerHTML = html;
  }

  // Applies an update. Only changed parts are replaced, and never keys, so that no tap is lost.
  function show() {
    const feed = document.querySelector('[data-topic] > .feed');
    if (!root || !feed) return;
    if (feed.dataset.setup !== root.dataset.setup) { location.reload(); return; }
    dealer.feed = {...feed.dataset, ...feed.querySelector('[data-facts]')?.dataset};
    dealer.lying = [...feed.querySelectorAll('[data-lying] > i')].map(it => ({...it.dataset}));
    feed.querySelectorAll('[data-part]').forEach(part => put(part.dataset.part, part.innerHTML.trim()));
    feed.querySelectorAll('[data-light]').forEach(light => {
      root.querySelectorAll(`button[data-light="${light.dataset.light}"]`).forEach(key => {
        key.setAttribute('aria-pressed', light.dataset.lit);
        key.classList.toggle('kept', light.dataset.kept === 'true');
      });
    });
    for (const name of [...root.classList]) {
      if (/^(mode|awaits)-/.test(name)) root.classList.remove(name);
    }
    root.classList.add(`mode-${feed.dataset.mode}`);
    if (feed.dataset.awaits) root.classList.add(`awaits-${feed.dataset.awaits}`);
    watchers.forEach(watcher => watcher(dealer.feed));
    if (Number(dealer.feed.version) >= acked) caughtUp();
  }

  // Waits until the screen shows the last accepted command, at most two seconds: locking and
  // confirming refer to the state that the dealer sees.
  const caught = () => Number(dealer.feed.version) >= acked
    ? Promise.resolve()
    : new Promise(done => { caughtUp = done; setTimeout(done, 2000); });

  // Sends commands one after another, in the order of the taps. A versioned command names the
  // version that the screen shows. If it is tapped while another versioned command is pending, it
  // names the version that command creates, and is dropped if that command fails.
  dealer.play = (commands, versioned = false) => {
    const before = last;
    const mine = last = versioned ? {} : null;
    const follows = versioned && before && !before.failed && !(before.version <= Number(dealer.feed.version));
    const sent = queue.then(async () => {
      if (follows && before.failed) return {ok: false, dropped: true};
      if (versioned && !follows) await caught();
      const version = !versioned ? undefined : follows ? before.version : dealer.feed.version;
      const reply = await lammer.send(`/api/tables/${encodeURIComponent(dealer.table)}/play`, commands, {version});
      const now = Number(reply.body?.journals?.[`table/${dealer.table}`] ?? version ?? 0);
      acked = Math.max(acked, now);
      if (mine && reply.ok) mine.version = now;
      return {...reply, version: now};
    }).then(reply => { if (mine && !reply.ok) mine.failed = true; return reply; });
    queue = sent.catch(() => null);
    return sent;
  };

  // The text of a refusal, which the server tells in the language of the screen.
  dealer.because = ({code, detail, refusals}) => code === 'stale'
    ? dealer.word('stale') : dealer.sentence(refusals?.[0]?.sentence ?? detail);

  dealer.why = reply => dealer.because(reply.body ?? {});

  document.addEventListener('lammer:shown', show);
  document.addEventListener('DOMContentLoaded', show);

  // The page of a drafted table. It reloads as the console once the table is opened.
  const draft = document.getElementById('draft');
  draft?.addEventListener('lammer:shown', () => {
    if (draft.querySelector('.feed')?.dataset.status !== 'draft') location.reload();
  });
  document.getElementById('open')?.addEventListener('submit', async event => {
    event.preventDefault();
    const accepted = [...new FormData(event.target).getAll('accepted')];
    const reply = await lammer.send(`/tables/${encodeURIComponent(draft.dataset.table)}/open`, {accepted});
    if (reply.ok) { location.reload(); return; }
    const wrong = document.getElementById('wrong');
    wrong.textContent = dealer.sentence(reply.body?.detail ?? '');
    wrong.hidden = false;
  });
})();
