// 3 Dice Baccarat: entering the dice of both cups, and recording who shook a cup.
(() => {
  const {root} = dealer;
  const dialog = document.getElementById('cups');
  let cups = [];

  async function die(face) {
    if (!dealer.ready()) return;
    if (cups.length < 6) cups.push(face);
    if (cups.length < 6) { dealer.draw(); return; }
    const shake = {player: cups.slice(0, 3), banker: cups.slice(3)};
    if (!await dealer.enter([...dealer.locks(), {shake}])) { cups.pop(); dealer.draw(); }
  }

  dealer.entry = {
    draw(takes) {
      root.querySelectorAll('.die-key').forEach(key => { key.disabled = !takes; });
      root.querySelectorAll('.slots').forEach((slots, cup) => {
        const faces = cups.slice(cup * 3, cup * 3 + 3);
        slots.replaceChildren(...[0, 1, 2].map(i => {
          const face = faces[i] && root.querySelector(`.die-key[data-face="${faces[i]}"] svg`);
          return face ? face.cloneNode(true) : Object.assign(document.createElement('span'), {className: 'gap'});
        }));
        slots.parentElement.classList.toggle('next', takes && cup === (cups.length < 3 ? 0 : 1));
      });
    },
    clear() { cups = []; },
    isHalf: () => cups.length > 0,
    undo: () => cups.length > 0 ? [dealer.word('undo-die'), () => { cups.pop(); dealer.draw(); }] : null,
    digit: die,
  };

  // A cup may be shaken only after bets are locked, so the first shake also locks.
  async function shook(cup, by) {
    if (by === 'seat' && !dealer.seat()) { dealer.wrongIn(dialog, dealer.word('choose-seat')); return; }
    const before = dealer.locks();
    const shook = {cup};
    if (by === 'seat') shook.seat = dealer.seat();
    if (by === 'exposed') shook.exposed = true;
    const reply = await dealer.play([...before, {shook}], before.length > 0);
    dealer.wrongIn(dialog, reply.ok ? '' : dealer.why(reply));
  }

  document.addEventListener('click', event => {
    const {face, cup, by} = event.target.closest('button')?.dataset ?? {};
    if (face) die(Number(face));
    else if (cup) shook(cup, by);
  });

  dealer.onShow(feed => {
    root.querySelector('[data-open=cups]').disabled = dealer.idle() || feed.mode === 'paying';
  });
})();
