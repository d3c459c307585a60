// Finds the relieving dealer among hundreds of names, by badge number or part of the name.
(() => {
  const MOST = 6;
  const box = document.getElementById('relief');
  const who = document.getElementById('who');
  const pin = document.getElementById('pin');
  const told = document.getElementById('found-none');
  const people = [...document.querySelectorAll('#found .who-key')];
  const few = people.length <= MOST;
  let keyed = who;

  function find() {
    const words = who.value.trim().toLowerCase().split(/\s+/).filter(word => word);
    const byBadge = people.filter(one => one.dataset.badge && one.dataset.badge.toLowerCase() === words.join(' '));
    const fits = one => words.every(word => one.textContent.toLowerCase().includes(word));
    const fitting = byBadge.length > 0 ? byBadge : words.length > 0 ? people.filter(fits) : few ? people : [];
    const shown = fitting.slice(0, MOST);
    people.forEach(one => {
      one.hidden = !shown.includes(one);
      if (one.hidden) one.firstElementChild.checked = false;
    });
    if (words.length > 0 && fitting.length === 1) fitting[0].firstElementChild.checked = true;
    told.textContent = fitting.length > MOST ? told.dataset.more.replace('{0}', fitting.length - MOST)
      : fitting.length > 0 ? '' : words.length > 0 ? told.dataset.none : told.dataset.type;
    if (byBadge.length === 1) turn(pin);
  }

  // Sets the field that the number pad types into: the badge number first, then the PIN, or any
  // field that is focused.
  function turn(field) {
    keyed = field;
    who.classList.toggle('keyed', keyed === who);
    pin.classList.toggle('keyed', keyed === pin);
  }

  box.addEventListener('click', event => {
    const key = event.target.closest('[data-pin]')?.dataset.pin;
    if (!key || keyed !== who) return;
    event.stopPropagation();
    who.value = key === 'clear' ? '' : key === 'back' ? who.value.slice(0, -1) : who.value + key;
    find();
  });
  box.addEventListener('change', event => { if (event.target.name === 'dealer') turn(pin); });
  box.addEventListener('close', () => { who.value = ''; find(); turn(few ? pin : who); });
  who.addEventListener('input', find);
  who.addEventListener('focus', () => turn(who));
  pin.addEventListener('focus', () => turn(pin));
  find();
  turn(few ? pin : who);
})();
