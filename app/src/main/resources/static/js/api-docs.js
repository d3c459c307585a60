// Filters the operations by words in their path or summary.
(() => {
  const find = document.getElementById('find');
  find?.addEventListener('input', () => {
    const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const operation of document.querySelectorAll('.operation')) {
      const text = operation.querySelector('summary').textContent.toLowerCase();
      operation.hidden = !words.every(word => text.includes(word));
    }
    for (const group of document.querySelectorAll('.group')) {
      group.hidden = !group.querySelector('.operation:not([hidden])');
    }
  });
})();
