// Craps: entering a roll, two dice in any order, and choosing the shooter.
(() => {
  const {root} = dealer;
  const dialog = document.getElementById('shooter');
  let rolled = [0, 0];

  async function die(row, face) {
    if (!dealer.ready()) return;
    rolled[row - 1] = face;
    if (!rolled.every(it => it)) { dealer.draw(); return; }
    if (!await dealer.enter([...dealer.locks(), {roll: rolled}])) { rolled = [rolled[0], 0]; dealer.draw(); }
  }

  dealer.entry = {
    draw(takes) {
      root.querySelectorAll('.die-key').forEach(key => {
        key.disabled = !takes;
        key.setAttribute('aria-pressed', rolled[key.dataset.row - 1] === Number(key.dataset.face));
      });
      document.getElementById('entering').textContent = rolled.some(it => it) ? dealer.word('second-die') : '';
    },
    clear() { rolled = [0, 0]; },
    isHalf: () => rolled.some(it => it),
    undo: () => rolled.some(it => it) ? [dealer.word('undo-die'), () => { rolled = [0, 0]; dealer.draw(); }] : null,
    // Fills in the first missing die.
    digit: face => die(rolled[0] ? 2 : 1, face),
  };

  document.addEventListener('click', event => {
    const {row, face, shooter} = event.target.closest('button')?.dataset ?? {};
    if (row) die(Number(row), Number(face));
    else if (shooter) dealer.playIn(dialog, {'new-shooter': {seat: Number(shooter)}}, dealer.word('done'));
  });

  dealer.onShow(feed => {
    root.querySelector('[data-open=shooter]').disabled = dealer.idle() || feed.mode !== 'betting';
  });
})();
