// Filters tables by name, switches between tiles and wall, and acknowledges alerts.
(() => {
  const filter = document.getElementById('filter');
  const nothing = document.getElementById('nothing');
  const dialog = document.getElementById('acknowledge');
  const note = document.getElementById('note');
  const wrong = document.getElementById('acknowledge-wrong');
  const token = document.querySelector('meta[name="csrf-token"]').content;

  function sift() {
    const words = filter.value.trim().toLowerCase().split(/\s+/);
    let left = 0;
    for (const one of document.querySelectorAll('.filtered')) {
      const text = one.textContent.toLowerCase();
      one.hidden = !words.every(word => text.includes(word));
      if (!one.hidden) left++;
    }
    if (nothing) nothing.hidden = left > 0;
  }

  // With more tables than this, the floor shows a wall of small tiles unless the user chose
  // otherwise.
  const MANY = 12;
  const wall = document.getElementById('wall');
  const floor = document.getElementById('floor');

  function show(small) {
    floor.classList.toggle('wall', small);
    wall.setAttribute('aria-pressed', small);
  }

  wall.addEventListener('click', () => {
    show(!floor.classList.contains('wall'));
    localStorage.setItem('floor', floor.classList.contains('wall') ? 'wall' : 'tiles');
  });
  const chosen = localStorage.getItem('floor');
  show(chosen ? chosen === 'wall' : document.querySelectorAll('.tiles article').length > MANY);

  filter.addEventListener('input', sift);
  document.addEventListener('lammer:shown', event => { if (event.detail.topic === 'meters' && filter.value) sift(); });

  document.addEventListener('click', event => {
    const button = event.target.closest('.acknowledge');
    if (!button) return;
    dialog.dataset.alert = button.dataset.alert;
    document.getElementById('acknowledge-text').textContent = button.dataset.text;
    note.value = '';
    wrong.hidden = true;
    dialog.showModal();
    note.focus();
  });

  async function acknowledge() {
    const response = await fetch(`/floor/alerts/${dialog.dataset.alert}`, {
      method: 'POST',
      headers: {'X-CSRF-TOKEN': token, 'Content-Type': 'application/x-www-form-urlencoded'},
      body: new URLSearchParams({note: note.value}),
    });
    if (response.ok) {
      dialog.close();
    } else {
      wrong.textContent = await response.text();
      wrong.hidden = false;
    }
  }

  document.getElementById('acknowledge-yes').addEventListener('click', acknowledge);
  note.addEventListener('keydown', event => {
    if (event.key === 'Enter') {
      event.preventDefault();
      acknowledge();
    }
  });
})();
