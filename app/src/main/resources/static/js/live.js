// One stream for the page: each element with data-topic is kept as the server renders it.
(() => {
  const token = document.querySelector('meta[name="csrf-token"]')?.content ?? '';
  document.addEventListener('htmx:configRequest', event => {
    event.detail.headers['X-CSRF-TOKEN'] = token;
  });

  // The server sends a beat every 1.5 s; a short break is not worth a word.
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

  // A display shows only what one and the same program made, its page and what comes after.
  function beat(event) {
    heard();
    if (start && start !== event.data && document.body.dataset.stream) location.reload();
    start = event.data;
  }

  // A line may die without a word.
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

  // The browser itself sends what was seen after a break; a stream opened anew says it here.
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

  // A server that was started again knows no session: the page itself then leads to the sign-in.
  async function comeBack() {
    try {
      const page = await fetch(location.href, {redirect: 'manual', cache: 'no-store', headers: {Accept: 'text/html'}});
      if (page.type === 'opaqueredirect') { location.reload(); return; }
    } catch { /* not there yet */ }
    open();
  }

  function close() {
    source?.close();
    source = null;
  }

  // A browser has six connections to a server: a page that nobody sees gives its own back.
  document.addEventListener('visibilitychange', () => document.hidden ? close() : open());
  window.addEventListener('pagehide', close);
  window.addEventListener('online', open);

  // Asks something of the server: gives {ok, status, body}. A key makes it happen once.
  async function send(path, body, options = {}) {
    const headers = {
      'Content-Type': 'application/json',
      'Accept': 'application/json',
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
