// Counts meters up, and shows announcements that arrive while the page is open; jackpot hits go
// first.
(() => {
  const DURATION = 1800;
  const CELEBRATION = 12000;
  const MOMENT = 5000;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const meters = new Map();
  const seen = new Set();
  const hits = [];
  const moments = [];
  const win = document.querySelector('.celebration');
  const moment = document.querySelector('.moment');
  let busy = false;

  const dollars = cents => '$' + (cents / 100).toLocaleString('en-US', {minimumFractionDigits: 2, maximumFractionDigits: 2});

  function meter(element) {
    const truth = Number(element.dataset.cents);
    const known = meters.get(element.dataset.meter);
    const shown = known ? value(known, performance.now()) : truth;
    meters.set(element.dataset.meter, {element, from: shown, truth, since: performance.now()});
  }

  function value(it, now) {
    return lammerRolling(it.from, it.truth, now - it.since, still.matches ? 0 : DURATION);
  }

  function paint() {
    const now = performance.now();
    let rolling = false;
    for (const it of meters.values()) {
      const cents = value(it, now);
      rolling = rolling || cents < it.truth;
      const text = dollars(cents);
      if (it.element.textContent !== text) it.element.textContent = text;
    }
    if (rolling) requestAnimationFrame(paint);
  }

  function say(sentence, ...values) {
    return values.reduce((text, one, i) => text.replace(`{${i}}`, one), sentence);
  }

  function fill(root, words) {
    for (const [name, text] of Object.entries(words)) root.querySelector(name).textContent = text;
  }

  function celebrate(hit) {
    win.dataset.art = hit.art;
    win.querySelector('.win-art').src = hit.art;
    fill(win, {
      '.win-title': hit.title, '.win-row': hit.row, '.win-amount': hit.amount,
      '.win-at': say(Number(hit.winners) > 1 ? win.dataset.shared : win.dataset.at, hit.table, hit.winners),
      '.win-now': say(win.dataset.now, hit.now),
    });
    lammerSound('jackpot');
  }

  function cheer(what) {
    moment.querySelector('.moment-art').src = what.art;
    fill(moment, {'.moment-title': what.title, '.moment-words': what.words, '.moment-pays': what.pays});
    lammerSound('moment');
  }

  function next() {
    const hit = hits.shift();
    const what = hit ? null : moments.shift();
    busy = Boolean(hit || what);
    win.hidden = !hit;
    moment.classList.toggle('on', Boolean(what));
    if (hit) celebrate(hit);
    if (what) cheer(what);
    if (busy) setTimeout(next, hit ? CELEBRATION : MOMENT);
  }

  function queue(selector, waiting, first) {
    for (const one of document.querySelectorAll(selector)) {
      if (seen.has(selector + one.value)) continue;
      seen.add(selector + one.value);
      if (!first) waiting.push({...one.dataset});
    }
  }

  function look(first) {
    document.querySelectorAll('[data-meter]').forEach(meter);
    paint();
    queue('.hit', hits, first);
    queue('.moment-of', moments, first);
    if (!busy) next();
  }

  document.addEventListener('lammer:shown', () => look(false));
  look(true);
})();
