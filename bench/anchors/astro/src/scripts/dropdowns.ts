const dropdowns = document.querySelectorAll<HTMLDetailsElement>('.menu details');

// What `<details>` does not do by itself: close on Escape, and on a click elsewhere.
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') for (const dropdown of dropdowns) dropdown.open = false;
});
document.addEventListener('click', ({ target }) => {
  for (const dropdown of dropdowns) {
    if (!(target as Node).parentElement?.closest('.menu')) dropdown.open = false;
  }
});
