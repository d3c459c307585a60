// Shows one picture of the loop after the other; one that is pinned stays.
(() => {
  const STAY = 7000;
  let shown = '';
  let since = 0;

  function turn(now) {
    const scenes = [...document.querySelectorAll('.scene')];
    if (scenes.length === 0) return;
    const pinned = scenes.find(scene => scene.classList.contains('pinned'));
    let next = pinned ?? scenes.find(scene => scene.dataset.scene === shown) ?? scenes[0];
    if (!pinned && now - since >= STAY) next = scenes[(scenes.indexOf(next) + 1) % scenes.length];
    if (pinned || next.dataset.scene !== shown) since = now;
    shown = next.dataset.scene;
    scenes.forEach(scene => scene.classList.toggle('on', scene === next));
  }

  document.addEventListener('lammer:shown', () => turn(performance.now()));
  setInterval(() => turn(performance.now()), 500);
  turn(performance.now());
})();
