// Forms of the jackpot desk. Each submission has an idempotency key, which is reused until a
// response arrives, so that a retry is not executed twice.
(() => {
  document.addEventListener('htmx:configRequest', event => {
    const form = event.target.closest('form[data-once]');
    if (!form || event.target !== form) return;
    form.dataset.key ??= crypto.randomUUID();
    event.detail.headers['Idempotency-Key'] = form.dataset.key;
  });

  document.addEventListener('htmx:afterRequest', event => {
    if (event.target.dataset && event.detail.xhr.status > 0) delete event.target.dataset.key;
  });

  // Shows refusals in the place of the response, which htmx would not do for error statuses.
  document.addEventListener('htmx:beforeSwap', event => {
    const {xhr} = event.detail;
    if (xhr.status < 400) return;
    const kind = xhr.getResponseHeader('Content-Type') ?? '';
    event.detail.isError = false;
    if (kind.startsWith('text/html')) {
      event.detail.shouldSwap = true;
    } else if (kind.includes('json')) {
      const said = document.createElement('p');
      said.className = 'refused';
      said.setAttribute('role', 'alert');
      said.textContent = JSON.parse(xhr.responseText).detail ?? '';
      event.detail.target.replaceChildren(said);
    }
  });

  document.addEventListener('htmx:sendError', event => {
    lammer.lost();
    event.target.querySelector?.('button')?.focus();
  });

  // Shows fields only for the choices that need them.
  function depend(select, name) {
    const choose = () => document.querySelectorAll(`[data-${name}]`).forEach(field => {
      field.hidden = field.dataset[name] !== select.value;
      field.querySelectorAll('input, select').forEach(input => { input.disabled = field.hidden; });
    });
    select.addEventListener('change', choose);
    choose();
  }
  const reason = document.getElementById('adjust-reason');
  if (reason) depend(reason, 'reason');
  const kind = document.getElementById('found-kind');
  if (kind) depend(kind, 'kind');

  document.querySelector('.print')?.addEventListener('click', () => window.print());
})();
