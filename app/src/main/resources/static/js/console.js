// The ground of the console: what the server shows of the table, and what is asked of it.
(() => {
  const root = document.getElementById('console');
  const said = name => new Map([...document.querySelectorAll(`#words [data-${name}]`)].map(it => [it.dataset[name], it.textContent]));
  const [words, refusals] = [said('word'), said('refusal')];
  const shown = new WeakMap();
  const watchers = [];
  let queue = Promise.resolve();
  let acked = 0;
  let last = null;
  let caughtUp = () => {};

  const dealer = window.dealer = {
    root,
    table: root?.dataset.table,
    game: root?.dataset.game,
    path: `/tables/${encodeURIComponent(root?.dataset.table ?? '')}`,
    feed: {},
    lying: [],
    onShow: watcher => watchers.push(watcher),
  };

  const fill = (text, values) => values.reduce((said, value, i) => said.replaceAll(`{${i}}`, value), text);

  // A sentence of the page, with {0} and so on replaced.
  dealer.word = (key, ...values) =>
    fill(words.get(key) ?? '', values);

  dealer.sentence = text => text ? text[0].toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.') : '';

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

  // Only what has changed is put into the page, and never a key: a tap is not lost to an update.
  function show() {
    const feed = document.querySelector('[data-topic] > .feed');
    if (!root || !feed) return;
    if (feed.dataset.setup !== root.dataset.setup) { location.reload(); return; }
    dealer.feed = {...feed.dataset};
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

  // A lock or a confirmation is about what the screen shows: it waits until the screen shows what
  // was keyed just before.
  const caught = () => Number(dealer.feed.version) >= acked
    ? Promise.resolve()
    : new Promise(done => { caughtUp = done; setTimeout(done, 2000); });

  // One thing after another, in the order of the taps. A versioned one is about what the screen shows. Tapped before
  // the answer to another versioned one is on the screen, it is about what that one leaves: it names that version, and
  // it is not sent at all where that one failed.
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

  // Why not, in the words of the page where it has some: with the amounts of the sentence in their order.
  dealer.because = ({code, detail = ''}) => refusals.has(code)
    ? fill(refusals.get(code), detail.match(/\$[0-9,]+(\.[0-9]+)?/g) ?? []) : dealer.sentence(detail);

  dealer.why = reply => dealer.because(reply.body ?? {});

  document.addEventListener('lammer:shown', show);
  document.addEventListener('DOMContentLoaded', show);

  // A drafted table is opened here, and then its console is loaded.
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
