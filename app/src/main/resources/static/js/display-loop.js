// Rotates the slides of a display. A pinned slide interrupts the rotation, which then continues
// where it was.
(() => {
  const STAY = 7000;
  let shown = '';
  let since = 0;
  let interrupted = null;

  function turn(now) {
    const scenes = [...document.querySelectorAll('.scene')];
    if (scenes.length === 0) return;
    const find = id => scenes.find(scene => scene.dataset.scene === id);
    const pinned = scenes.find(scene => scene.classList.contains('pinned'));
    let next = pinned ?? find(shown) ?? scenes[0];
    if (pinned && pinned.dataset.scene !== shown) interrupted ??= shown;
    if (!pinned && now - since >= STAY) {
      const from = find(interrupted) ?? next;
      interrupted = null;
      next = scenes[(scenes.indexOf(from) + 1) % scenes.length];
    }
    if (pinned || next.dataset.scene !== shown) since = now;
    shown = next.dataset.scene;
    scenes.forEach(scene => scene.classList.toggle('on', scene === next));
  }

  document.addEventListener('lammer:shown', () => turn(performance.now()));
  setInterval(() => turn(performance.now()), 500);
  turn(performance.now());
})();
