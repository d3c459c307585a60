// Rolls amounts up, and celebrates hits that happen while the screen looks.
(() => {
  const DURATION = 1800;
  const CELEBRATION = 12000;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const meters = new Map();
  const hits = new Set();
  const queue = [];
  const win = document.querySelector('.celebration');
  let celebrating = false;

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

  function celebrate() {
    const hit = queue.shift();
    celebrating = Boolean(hit);
    win.hidden = !hit;
    if (!hit) return;
    win.querySelector('.win-title').textContent = hit.title;
    win.querySelector('.win-row').textContent = hit.row;
    win.querySelector('.win-amount').textContent = hit.amount;
    win.querySelector('.win-at').textContent =
      say(Number(hit.winners) > 1 ? win.dataset.shared : win.dataset.at, hit.table, hit.winners);
    win.querySelector('.win-now').textContent = say(win.dataset.now, hit.now);
    setTimeout(celebrate, CELEBRATION);
  }

  function look(first) {
    document.querySelectorAll('[data-meter]').forEach(meter);
    paint();
    for (const hit of document.querySelectorAll('.hit')) {
      if (hits.has(hit.value)) continue;
      hits.add(hit.value);
      if (!first) queue.push({...hit.dataset});
    }
    if (!celebrating && queue.length > 0) celebrate();
  }

  document.addEventListener('lammer:shown', () => look(false));
  look(true);
})();
