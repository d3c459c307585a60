// Copies the token of a new device to the clipboard.
document.getElementById('copy')?.addEventListener('click', async event => {
  await navigator.clipboard.writeText(document.getElementById('token').textContent);
  event.target.textContent = event.target.dataset.done;
});
