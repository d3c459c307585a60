// Shows how long alerts have been open, and rings for unacknowledged calls. This screen remembers
// whether it is muted.
(() => {
  const AGAIN = 20000;
  const key = document.getElementById('sound');
  const wrong = document.getElementById('see-wrong');
  const token = document.querySelector('meta[name="csrf-token"]').content;
  let sound = null;
  let rung = new Set();
  let rangAt = 0;

  const muted = () => localStorage.getItem('calls') === 'muted';
  const calls = () => [...document.querySelectorAll('.alert-call .waited')].map(call => call.dataset.number);

  function label() {
    key.setAttribute('aria-pressed', String(!muted()));
    key.textContent = muted() ? key.dataset.off : key.dataset.on;
  }

  function ring() {
    rangAt = Date.now();
    if (muted()) return;
    sound ??= new AudioContext();
    [880, 660, 880].forEach((pitch, place) => {
      const start = sound.currentTime + place * .2;
      const tone = sound.createOscillator();
      const volume = sound.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(.25, start);
      volume.gain.exponentialRampToValueAtTime(.001, start + .4);
      tone.connect(volume).connect(sound.destination);
      tone.start(start);
      tone.stop(start + .4);
    });
  }

  // Rings for a new call, and repeats it while calls are open.
  function listen() {
    const waiting = calls();
    if (waiting.some(call => !rung.has(call)) || (waiting.length > 0 && Date.now() - rangAt > AGAIN)) ring();
    rung = new Set(waiting);
  }

  function count() {
    for (const place of document.querySelectorAll('.waited')) {
      const seconds = Math.max(0, Math.floor((Date.now() - Number(place.dataset.since)) / 1000));
      const minutes = Math.floor(seconds / 60);
      place.textContent = minutes < 60
        ? `${minutes}:${String(seconds % 60).padStart(2, '0')}`
        : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
    }
  }

  async function see(number) {
    const response = await fetch(`/floor/alerts/${number}`, {
      method: 'POST',
      headers: {'X-CSRF-TOKEN': token, 'Content-Type': 'application/x-www-form-urlencoded'},
      body: new URLSearchParams({note: ''}),
    });
    wrong.hidden = response.ok;
    wrong.textContent = response.ok ? '' : await response.text();
  }

  key.addEventListener('click', () => {
    localStorage.setItem('calls', muted() ? 'on' : 'muted');
    label();
  });
  document.addEventListener('click', event => {
    sound?.resume();
    const button = event.target.closest('.see');
    if (button) see(button.dataset.alert);
  });
  document.addEventListener('lammer:shown', event => {
    if (event.detail.topic !== 'alerts') return;
    count();
    listen();
  });
  setInterval(() => { count(); listen(); }, 1000);
  label();
  count();
  listen();
})();
