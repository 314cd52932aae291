import type { PreHydration } from '@setu/kit';

// What the components of @setu/ui cannot do natively until React is there: a script in every page, so that
// it must stay small; the kit compiles it and calls it at the end of its own (`client/preHydration`).

export default ((on, closest, isHydrated) => {
  // Dropdowns are popovers that only their buttons close natively. On `window`, like the kit's own: what
  // that keeps for React does not come here.
  on(
    'click',
    (event) => {
      if (isHydrated() || closest(event, 'nav')) return;
      const dropdowns = document.querySelectorAll<HTMLElement>('nav [popover]');
      dropdowns.forEach((dropdown) => dropdown.hidePopover?.());
    },
    true,
  );

  on('change', (event) => {
    const setting = closest(event, '[data-setting]')?.dataset['setting'];
    if (!setting || isHydrated()) return;
    // A value that the stylesheet does not know leaves it to the device.
    document.documentElement.setAttribute(
      `data-setu-${setting}`,
      (localStorage[`setu:${setting}`] = (event.target as HTMLInputElement).value),
    );
  });
}) satisfies PreHydration;
