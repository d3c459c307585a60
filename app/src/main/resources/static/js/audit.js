// Steps through a replay without reloading the page, by click or arrow key.
(() => {
  let going = null;

  async function go(href) {
    going?.abort();
    going = new AbortController();
    try {
      const response = await fetch(href, {headers: {Accept: 'text/html'}, signal: going.signal});
      if (!response.ok || response.redirected) { location.href = href; return; }
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const focused = document.activeElement?.id;
      document.getElementById('replay').replaceWith(page.getElementById('replay'));
      history.replaceState(null, '', href);
      if (focused) document.getElementById(focused)?.focus({preventScroll: true});
      show();
    } catch (failed) {
      if (failed.name !== 'AbortError') location.href = href;
    }
  }

  function show() {
    const story = document.querySelector('.story');
    const now = story?.querySelector('[aria-current]');
    if (now) story.scrollTop += now.getBoundingClientRect().top - story.getBoundingClientRect().top - story.clientHeight / 2;
  }

  document.addEventListener('click', event => {
    const link = event.target.closest('a.step');
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      go(link.href);
    }
    if (event.target.closest('.print')) window.print();
  });

  const keys = {ArrowLeft: 'event-before', ArrowRight: 'event-after', ArrowUp: 'round-before', ArrowDown: 'round-after'};
  document.addEventListener('keydown', event => {
    if (event.target.closest('input, select, textarea') || event.altKey || event.ctrlKey || event.metaKey) return;
    const link = keys[event.key] && document.getElementById('replay') && document.getElementById(keys[event.key]);
    if (link) {
      event.preventDefault();
      go(link.href);
    }
  });
  if (document.getElementById('replay')) show();
})();
