// The set-up editor, which the server renders again after each change. If the form changed during a
// request, the response is ignored and the form is sent again.
(() => {
  const editor = () => document.getElementById('editor');
  const stands = () => editor() ? new URLSearchParams(new FormData(editor())).toString() : '';
  const isSeen = element => {
    const {top, bottom} = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  let sent = '';
  let kept = null;

  document.addEventListener('htmx:beforeRequest', event => {
    if (event.detail.target === editor()) sent = stands();
  });
  document.addEventListener('htmx:beforeSwap', event => {
    if (event.detail.target !== editor() || !editor()) return;
    if (sent !== stands()) {
      event.detail.shouldSwap = false;
      htmx.trigger(editor(), 'change');
      return;
    }
    const active = document.activeElement;
    kept = {
      focus: editor().contains(active) && active.id && isSeen(active) ? active.id : '',
      top: active.getBoundingClientRect().top,
      page: window.scrollY,
      scrolls: [...document.querySelectorAll('#verdict, .picker')].map(one => [one.id, one.scrollTop]),
      yaml: document.getElementById('yaml-shown')?.open,
    };
  });
  document.addEventListener('htmx:afterSwap', () => {
    document.querySelectorAll('#figures template').forEach(known => {
      document.querySelectorAll('.' + CSS.escape(known.dataset.figure)).forEach(place => {
        place.replaceChildren(known.content.cloneNode(true));
      });
    });
    if (!kept || !editor()) return;
    kept.scrolls.forEach(([id, top]) => {
      const one = document.getElementById(id);
      if (one) one.scrollTop = top;
    });
    document.getElementById('yaml-shown').open = kept.yaml ?? false;
    const focused = kept.focus && document.getElementById(kept.focus);
    if (focused) window.scrollBy({top: focused.getBoundingClientRect().top - kept.top, behavior: 'instant'});
    else window.scrollTo({top: kept.page, behavior: 'instant'});
    kept = null;
  });
  // Warns before leaving the page with unsaved changes.
  const leave = document.getElementById('leave');
  let touched = false;
  let leaving = false;
  const unsaved = () => touched && !leaving && editor() && editor().dataset.saved !== 'true';
  ['input', 'change'].forEach(kind => document.addEventListener(kind, event => {
    if (editor()?.contains(event.target)) touched = true;
  }));
  document.addEventListener('htmx:beforeOnLoad', event => {
    if (event.detail.xhr.getResponseHeader('HX-Redirect')) leaving = true;
  });
  window.addEventListener('beforeunload', event => { if (unsaved()) event.preventDefault(); });
  document.addEventListener('click', event => {
    const link = event.target.closest('a[href]');
    if (!link || !unsaved() || link.getAttribute('href').startsWith('#') || link.href.endsWith('/export')) return;
    event.preventDefault();
    leave.returnValue = '';
    leave.onclose = () => {
      if (leave.returnValue !== 'leave') return;
      leaving = true;
      location.href = link.href;
    };
    leave.showModal();
  });
  // Scrolls long lists of paytables to the chosen one.
  document.querySelectorAll('.picker').forEach(picker => {
    const chosen = picker.querySelector(':checked')?.closest('.pick');
    if (chosen) picker.scrollTop = chosen.offsetTop - picker.clientHeight / 2;
  });
  document.addEventListener('submit', event => {
    if (event.target === editor()) event.preventDefault();
  });
  document.getElementById('import-file')?.addEventListener('change', async event => {
    const file = event.target.files[0];
    if (!file) return;
    document.getElementById('yaml').value = await file.text();
    const name = document.getElementById('import-name');
    if (!name.value) name.value = file.name.replace(/\.[^.]*$/, '');
  });
})();
