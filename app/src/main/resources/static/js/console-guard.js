// Protects against accidental taps: areas that just appeared or disappeared ignore taps for a
// moment, and a bouncing finger counts once. An ignored tap is reported at the finger.
(() => {
  const MOMENT = 600;
  const BOUNCE = 250;
  const FAST_BOUNCE = 120;
  const SHOWN = 1000;
  const ONCE = '.spot, .light, .row-head, .chip-key, .card-key, .die-key, [data-do], [data-macro]';
  const FAST = '.die-key, .chip-key';
  const missed = document.getElementById('missed');
  let boxes = [];
  let finger = {x: 0, y: 0};
  let tapped = {key: null, at: -Infinity};
  let shownAt = null;

  function later(box) {
    boxes.push(box);
    dealer.root.classList.add('guarded');
    setTimeout(() => {
      boxes = boxes.filter(it => it !== box);
      dealer.root.classList.toggle('guarded', boxes.length > 0);
    }, MOMENT);
  }

  dealer.guard = element => later(element.getBoundingClientRect());

  // True if a tap at this point is ignored now.
  const guards = dealer.guards = (x, y) => boxes.some(box => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);

  // Shows or hides an element and guards its area.
  dealer.show = (element, shown, guarded = true) => {
    if (element.hidden === !shown) return false;
    if (!shown) dealer.guard(element);
    element.hidden = !shown;
    if (shown && guarded) dealer.guard(element);
    return true;
  };

  dealer.openModal = dialog => {
    dialog.showModal();
    const box = dialog.getBoundingClientRect();
    later(box);
    dialog.addEventListener('close', () => later(box), {once: true});
  };

  // Shows a message next to the finger, so that it is not overlooked.
  dealer.tell = (text, bad = true) => {
    dealer.say(text, bad);
    missed.textContent = text;
    missed.hidePopover();
    missed.showPopover();
    const {offsetWidth: width, offsetHeight: height} = missed;
    missed.style.left = `${Math.max(6, Math.min(finger.x - width / 2, innerWidth - width - 6))}px`;
    missed.style.top = `${finger.y - height - 34 > 6 ? finger.y - height - 34 : finger.y + 34}px`;
    clearTimeout(shownAt);
    shownAt = setTimeout(() => missed.hidePopover(), SHOWN + 40 * text.length);
  };

  // Reports why a tap was ignored.
  dealer.ignored = (why, ...values) => dealer.tell(dealer.word(why, ...values));

  // Keys of the bet list are replaced on updates: two of them are the same if they stand for the
  // same bet.
  const same = (one, other) => one === other
    || one.matches('.listed') && other?.matches('.listed') && dealer.same(one.dataset, other.dataset);

  const bounces = (key, at) => same(key, tapped.key) && at - tapped.at < (key.matches(FAST) ? FAST_BOUNCE : BOUNCE);

  function stop(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  document.addEventListener('pointerdown', event => { finger = {x: event.clientX, y: event.clientY}; }, true);
  document.addEventListener('keydown', () => {
    const {left, width, top} = document.getElementById('line').getBoundingClientRect();
    finger = {x: left + width / 2, y: top};
  }, true);

  // Disabled buttons do not fire click events.
  document.addEventListener('pointerup', event => {
    const key = event.target.closest?.('button:disabled');
    if (key) dealer.ignored(bounces(key, event.timeStamp) ? 'ignored-twice' : 'ignored-now');
  }, true);

  // Clicks by keyboard have detail 0 and are not guarded.
  document.addEventListener('click', event => {
    const {detail, clientX: x, clientY: y, timeStamp: at} = event;
    if (detail === 0) return;
    if (guards(x, y)) {
      stop(event);
      if (!event.target.closest('button, .spot')) return;
      dealer.ignored('ignored-changed');
      dealer.missedCard?.(event.target);
      return;
    }
    const key = event.target.closest(ONCE);
    if (key && bounces(key, at)) {
      stop(event);
      dealer.ignored('ignored-twice');
      return;
    }
    tapped = {key, at};
  }, true);
})();
