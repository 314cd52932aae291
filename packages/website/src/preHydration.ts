import type { PreHydration } from '@setu/kit';

// The elements are the server's own, so that they are there; a check costs bytes.
/* oxlint-disable typescript/no-non-null-assertion */

// What the components of @setu/ui cannot do natively until React is there: a script in every page, so that
// it must stay small; the kit compiles it and calls it at the end of its own (`client/preHydration`).

export default ((on, closest, isHydrated) => {
  const page = document;
  const root = page.documentElement;

  // Dropdowns are popovers that only their buttons close natively. On `window`, like the kit's own: what
  // that keeps for React does not come here.
  on(
    'click',
    (event) => {
      if (isHydrated() || closest(event, 'nav')) return;
      const dropdowns = page.querySelectorAll<HTMLElement>('nav [popover]');
      dropdowns.forEach((dropdown) => dropdown.hidePopover?.());
    },
    true,
  );

  on('change', (event) => {
    const setting = closest(event, '[data-setting]')?.dataset['setting'];
    if (!setting || isHydrated()) return;
    // A value that the stylesheet does not know leaves it to the device.
    root.setAttribute(
      `data-setu-${setting}`,
      (localStorage[`setu:${setting}`] = (event.target as HTMLInputElement).value),
    );
  });

  on('DOMContentLoaded', () => {
    for (const carousel of page.querySelectorAll<HTMLElement>('[data-auto-advance]')) {
      const track = carousel.lastElementChild as HTMLElement;
      const [first, second] = track.children as unknown as HTMLElement[];
      const advance = () => {
        const box = carousel.getBoundingClientRect();
        const from = track.scrollLeft;
        const step = second!.offsetLeft - first!.offsetLeft;
        const stays =
          isHydrated() ||
          page.hidden ||
          carousel.matches(':hover,:focus-within') ||
          // The stylesheet says by this where things may move.
          getComputedStyle(root).scrollBehavior === 'auto' ||
          box.bottom < 0 ||
          box.top > innerHeight;
        if (!stays) {
          track.scrollBy({
            // From the last slide back to the first, as the Carousel itself does it.
            left: Math.abs(from + step / 2) > track.scrollWidth - track.clientWidth ? -from : step,
            behavior: 'smooth',
          });
        }
      };
      setInterval(advance, carousel.dataset['autoAdvance'] as unknown as number);
    }
  });
}) satisfies PreHydration;
