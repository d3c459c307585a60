// Loads a chosen file into the text field that is submitted, so that it can be reviewed first.
for (const chooser of document.querySelectorAll("input[type=file][data-into]")) {
  chooser.addEventListener("change", async () => {
    const file = chooser.files[0];
    if (file) document.getElementById(chooser.dataset.into).value = await file.text();
  });
}
