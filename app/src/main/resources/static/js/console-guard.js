// A tap on something that has just come under the finger is not meant for it: what a change of the
// screen covers or lays bare takes none for a moment.
(() => {
  const MOMENT = 600;
  let boxes = [];

  function later(box) {
    boxes.push(box);
    dealer.root.classList.add('guarded');
    setTimeout(() => {
      boxes = boxes.filter(it => it !== box);
      dealer.root.classList.toggle('guarded', boxes.length > 0);
    }, MOMENT);
  }

  dealer.guard = element => later(element.getBoundingClientRect());

  // Shows or hides something; its place is guarded either way.
  dealer.show = (element, shown) => {
    if (element.hidden === !shown) return false;
    if (!shown) dealer.guard(element);
    element.hidden = !shown;
    if (shown) dealer.guard(element);
    return true;
  };

  dealer.openModal = dialog => {
    dialog.showModal();
    const box = dialog.getBoundingClientRect();
    later(box);
    dialog.addEventListener('close', () => later(box), {once: true});
  };

  // A click without a pointer has no detail: the keyboard knows where it is.
  document.addEventListener('click', event => {
    const {detail, clientX: x, clientY: y} = event;
    if (detail === 0 || !boxes.some(box => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
})();
