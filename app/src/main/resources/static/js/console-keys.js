// Keyboard control: everything that can be tapped has a key.
(() => {
  const {root} = dealer;
  let prefix = '';
  let prefixAt = null;

  function begin(key) {
    prefix = key;
    clearTimeout(prefixAt);
    if (key !== 'amount') prefixAt = setTimeout(() => { prefix = ''; }, 2500);
    root.querySelectorAll('.card-key').forEach(it => it.classList.toggle('armed', it.dataset.card[0] === key && dealer.padShown()));
  }

  function end() {
    prefix = '';
    root.querySelectorAll('.card-key.armed').forEach(it => it.classList.remove('armed'));
  }

  // Moves to the nearest spot in a direction; distance to the side counts more than distance ahead.
  function move(from, dx, dy) {
    const middle = spot => {
      const box = spot.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [x, y] = middle(from);
    let best = null;
    let least = Infinity;
    for (const spot of root.querySelectorAll('.spot[data-wager]')) {
      if (!spot.checkVisibility({visibilityProperty: true})) continue;
      const [sx, sy] = middle(spot);
      const ahead = (sx - x) * dx + (sy - y) * dy;
      if (spot === from || ahead < 4) continue;
      const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
      if (ahead + 2.5 * aside < least) { least = ahead + 2.5 * aside; best = spot; }
    }
    go(best);
  }

  // Focuses a spot and makes it the tab stop of the felt.
  function go(spot) {
    if (!spot) return;
    root.querySelectorAll('.spot[tabindex="0"]').forEach(it => it.setAttribute('tabindex', -1));
    spot.setAttribute('tabindex', 0);
    spot.focus();
  }

  const arrows = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

  function cards(key) {
    const rank = key === '0' ? 'T' : key.toUpperCase();
    if (prefix && 'shdc'.includes(key.toLowerCase())) {
      const card = prefix + key.toLowerCase();
      end();
      dealer.card(card);
      return true;
    }
    if ('A23456789TJQK'.includes(rank)) { begin(rank); return true; }
    return false;
  }

  const plain = {
    s: () => begin('seat'), c: () => begin('chip'), a: () => { dealer.clearAmount(); begin('amount'); }, d: () => dealer.double(),
    f: () => go([...root.querySelectorAll('.spot[data-wager]')].find(spot => spot.checkVisibility({visibilityProperty: true}))),
    n: () => dealer.deal(), r: () => dealer.again(false), R: () => dealer.again(true),
    x: () => dealer.clear(), t: () => dealer.chooseTool('take'), p: () => dealer.chooseTool('press'),
    b: () => dealer.tapAlike(dealer.seat()),
    o: () => root.querySelector('[data-tool=turn]') && dealer.chooseTool('turn'),
    g: () => light(1), h: () => light(2), l: () => dealer.openDialog('call'), '?': () => dealer.openDialog('keys'),
    Backspace: () => dealer.undo(), Escape: () => { end(); dealer.unrefuse(); },
  };

  function light(sensor) {
    const key = root.querySelector(`button[data-light="${dealer.seat()}-${sensor}"]`);
    if (key) dealer.sense(key);
  }

  function digit(key) {
    if (prefix === 'amount') { dealer.addDigit(key); return true; }
    if (prefix === 'chip') { end(); dealer.addChip(root.querySelectorAll('.chip-key')[key - 1]); return true; }
    // Seat numbers of two digits: the first digit chooses seat 1, a second one completes 11.
    if (prefix === 'seat') {
      const [seats, number] = [root.querySelectorAll('.seat').length, key === '0' ? 10 : Number(key)];
      dealer.chooseSeat(number);
      if (number * 10 <= seats) begin('seat ' + key); else end();
      return true;
    }
    if (prefix.startsWith('seat ')) {
      const number = Number(prefix.slice(5) + key);
      end();
      if (root.querySelector(`.seat[data-seat="${number}"]`)) { dealer.chooseSeat(number); return true; }
    }
    if (dealer.entry.digit && key >= '1' && key <= '6') { dealer.entry.digit(Number(key)); return true; }
    return false;
  }

  document.addEventListener('keydown', event => {
    const at = document.activeElement;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') || at?.matches('input, textarea, select')) return;
    const spot = at?.closest('.spot[data-wager]');
    if (spot && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      end();
      if (!event.repeat) (event.shiftKey ? dealer.tapAsLast : dealer.tap)(spot);
      return;
    }
    if (arrows[event.key]) {
      event.preventDefault();
      if (spot) move(spot, ...arrows[event.key]);
      else if (arrows[event.key][0]) dealer.moveSeat(arrows[event.key][0]);
      return;
    }
    if (event.repeat) return;
    if (prefix === 'amount' && event.key === 'Backspace') { event.preventDefault(); dealer.dropDigit(); return; }
    if (event.key === 'Enter') { if (prefix) end(); else if (!at?.closest('button, a')) dealer.confirm(); return; }
    const handled = dealer.padShown() && cards(event.key) || /^[0-9]$/.test(event.key) && digit(event.key);
    if (handled) { event.preventDefault(); return; }
    const act = plain[event.key];
    if (!act) return;
    end();
    event.preventDefault();
    act();
  });
})();
