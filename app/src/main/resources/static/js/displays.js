// Copies the URL of a new display to the clipboard.
document.getElementById('copy')?.addEventListener('click', async event => {
  await navigator.clipboard.writeText(document.getElementById('address').textContent);
  event.target.textContent = event.target.dataset.done;
});
