// Fills in the form with a person of the training floor.
document.querySelectorAll('.pick').forEach(button => button.addEventListener('click', () => {
  document.getElementById('name').value = button.dataset.name;
  document.getElementById('password').value = button.dataset.password;
  document.querySelector('#sign-in button').focus();
}));
