const dropdowns = document.querySelectorAll<HTMLDetailsElement>('.menu details');

// `<details>` does not close on Escape or on a click elsewhere without a script.
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') for (const dropdown of dropdowns) dropdown.open = false;
});
document.addEventListener('click', ({ target }) => {
  for (const dropdown of dropdowns) {
    if (!(target as Node).parentElement?.closest('.menu')) dropdown.open = false;
  }
});
