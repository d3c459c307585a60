// Fills in the credentials of a training user.
document.querySelectorAll('.pick').forEach(button => button.addEventListener('click', () => {
  document.getElementById('name').value = button.dataset.name;
  document.getElementById('password').value = button.dataset.password;
  document.querySelector('#sign-in button').focus();
}));

// Sets the field that the number pad types into: the badge number first, then the PIN, or any field
// that is focused.
(() => {
  const form = document.getElementById('by-pin');
  if (!form) return;
  const fields = [...form.querySelectorAll('#who, #pin')];
  let keyed = fields[0];

  function turn(field) {
    keyed = field;
    fields.forEach(it => it.classList.toggle('keyed', it === field));
  }

  fields.forEach(field => field.addEventListener('focus', () => turn(field)));
  form.addEventListener('click', event => {
    const key = event.target.closest('[data-pin]')?.dataset.pin;
    if (!key) return;
    keyed.value = key === 'clear' ? '' : key === 'back' ? keyed.value.slice(0, -1) : (keyed.value + key).slice(0, keyed.maxLength);
  });
})();
