// The dialog of a new shoe: the card that was shown, and how many cards were burned.
(() => {
  const {root} = dealer;
  const dialog = document.getElementById('shoe');

  // Asks for confirmation before the shoe is changed while there are bets.
  function ask(first) {
    dialog.querySelectorAll('[data-ask]').forEach(part => { part.hidden = (part.dataset.ask === 'first') !== first; });
  }

  // Selects rank or suit of the burn card; tapping again clears it.
  function shown(key, part) {
    const was = key.getAttribute('aria-pressed') === 'true';
    dialog.querySelectorAll('.burn-card button').forEach(it => {
      if (it.dataset[part]) it.setAttribute('aria-pressed', it === key && !was);
    });
  }

  async function newShoe(burn) {
    const chosen = [...dialog.querySelectorAll('.burn-card [aria-pressed=true]')];
    const card = chosen.map(it => it.dataset.burnRank ?? it.dataset.burnSuit).join('');
    await dealer.playIn(dialog, {'new-shoe': chosen.length === 2 ? {burn, card} : {burn}}, dealer.word('done'));
    chosen.forEach(it => it.setAttribute('aria-pressed', false));
  }

  dealer.does.shoe = () => ask(false);
  dialog.addEventListener('lammer:open', () => ask(dealer.lying.length > 0));
  dialog.addEventListener('click', event => {
    const key = event.target.closest('button');
    if (!key) return;
    const {burn, burnRank, burnSuit} = key.dataset;
    if (burn) newShoe(Number(burn));
    else if (burnRank || burnSuit) shown(key, burnRank ? 'burnRank' : 'burnSuit');
  });

  dealer.onShow(feed => {
    root.querySelector('[data-open=shoe]').disabled = dealer.idle() || !(feed.mode === 'betting' || feed.awaits === 'shoe');
  });
})();
