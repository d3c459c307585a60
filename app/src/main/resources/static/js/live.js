// Subscribes to one event stream for the page; elements with data-topic are replaced by the HTML
// that the server pushes.
(() => {
  const token = document.querySelector('meta[name="csrf-token"]')?.content ?? '';
  document.addEventListener('htmx:configRequest', event => {
    event.detail.headers['X-CSRF-TOKEN'] = token;
  });

  // The server sends a heartbeat every 1.5 s. Interruptions shorter than `BREAK` are not shown.
  const SILENCE = 3500;
  const BREAK = 600;
  const lost = document.querySelector('.lost');
  const streamPath = document.body.dataset.stream ?? '/live';
  let source = null;
  let seen = '';
  let start = '';
  let heardAt = 0;
  let lostAt = null;
  const shown = new WeakMap();

  function tell(connected) {
    document.body.classList.toggle('offline', !connected);
    if (lost) lost.hidden = connected;
  }

  function say(connected) {
    if (connected) {
      clearTimeout(lostAt);
      lostAt = null;
      tell(true);
    } else if (lostAt === null) {
      lostAt = setTimeout(tell, BREAK, false);
    }
  }

  function heard() {
    heardAt = performance.now();
    say(true);
  }

  // Reloads a display after a server restart, so that page and updates come from the same build.
  function beat(event) {
    heard();
    if (start && start !== event.data && document.body.dataset.stream) location.reload();
    start = event.data;
  }

  // Reconnects if heartbeats stop, since a connection can die without an error.
  setInterval(() => {
    if (!source || performance.now() - heardAt < SILENCE) return;
    say(false);
    close();
    open();
  }, 250);

  function topics() {
    return [...new Set([...document.querySelectorAll('[data-topic]')].map(e => e.dataset.topic))];
  }

  function show(event) {
    heard();
    seen = event.lastEventId;
    for (const element of document.querySelectorAll(`[data-topic="${CSS.escape(event.type)}"]`)) {
      if (shown.get(element) === event.data) continue;
      shown.set(element, event.data);
      const active = element.contains(document.activeElement) ? document.activeElement : null;
      element.innerHTML = event.data;
      if (window.htmx) htmx.process(element);
      const again = active?.id ? document.getElementById(active.id) : null;
      if (again && active.type === 'text') again.value = active.value;
      again?.focus({preventScroll: true});
      element.dispatchEvent(new CustomEvent('lammer:shown', {bubbles: true, detail: {topic: event.type}}));
    }
  }

  // Opens the stream. `EventSource` sends the last event id only when it reconnects by itself, so a
  // new stream gets it as a parameter.
  function open() {
    const names = topics();
    if (names.length === 0 || source) return;
    const query = new URLSearchParams({topics: names.join(','), lang: document.documentElement.lang});
    if (seen) query.set('seen', seen);
    source = new EventSource(`${streamPath}?${query}`);
    heardAt = performance.now();
    source.onopen = heard;
    source.addEventListener('beat', beat);
    source.onerror = () => {
      say(false);
      if (source && source.readyState === EventSource.CLOSED) {
        source = null;
        setTimeout(comeBack, 2000);
      }
    };
    names.forEach(name => source.addEventListener(name, show));
  }

  // A restarted server has lost the session: if the page redirects to the sign-in, it is reloaded.
  async function comeBack() {
    try {
      const page = await fetch(location.href, {redirect: 'manual', cache: 'no-store', headers: {Accept: 'text/html'}});
      if (page.type === 'opaqueredirect') { location.reload(); return; }
    } catch { /* the server is not up yet */ }
    open();
  }

  function close() {
    source?.close();
    source = null;
  }

  // Browsers allow six connections to a server, so hidden pages close theirs.
  document.addEventListener('visibilitychange', () => document.hidden ? close() : open());
  window.addEventListener('pagehide', close);
  window.addEventListener('online', open);

  // Sends a command with an idempotency key; resolves to {ok, status, body}.
  async function send(path, body, options = {}) {
    const headers = {
      'Content-Type': 'application/json',
      'Accept': 'application/json',
      'Accept-Language': document.documentElement.lang,
      'X-CSRF-TOKEN': token,
      'Idempotency-Key': options.key ?? crypto.randomUUID(),
    };
    if (options.version !== undefined) headers['If-Match'] = `"${options.version}"`;
    try {
      const response = await fetch(path, {method: options.method ?? 'POST', headers, body: JSON.stringify(body)});
      const text = await response.text();
      if (!source) say(true);
      if (response.status === 401) location.href = '/sign-in?then=' + encodeURIComponent(location.pathname);
      return {ok: response.ok, status: response.status, body: text ? JSON.parse(text) : null};
    } catch {
      say(false);
      return {ok: false, status: 0, body: {detail: lost?.textContent ?? ''}};
    }
  }

  window.lammer = {send, lost: () => say(false), reopen: () => { close(); open(); }};
  open();
})();
