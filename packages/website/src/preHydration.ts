import type { PreHydration } from '@setu/kit';

// The server renders these elements, so they exist; a check would cost bytes.
/* oxlint-disable typescript/no-non-null-assertion */

// Does what components of @setu/ui cannot do natively until React has loaded. The script is part of every page,
// so it must stay small; the kit compiles it and calls it at the end of its own (`client/preHydration`).

export default ((on, closest, isHydrated, page) => {
  const root = page.documentElement;

  // Natively, only its button closes a dropdown's popover. Listens on `window`, like the kit's script: a click
  // that the kit keeps for React does not arrive here.
  on(
    'click',
    (event) => {
      if (isHydrated() || closest(event, 'nav')) return;
      const dropdowns = page.querySelectorAll<HTMLElement>('nav [popover]');
      dropdowns.forEach((dropdown) => dropdown.hidePopover?.());
    },
    true,
  );

  // Captured, because while React hydrates the kit keeps the event for it, and React then finds the box as it is.
  on(
    'change',
    (event) => {
      const setting = !isHydrated() && closest(event, '[data-setting]')?.dataset['setting'];
      if (setting) {
        // With a value that the stylesheet does not know, the device's setting applies.
        const value = (event.target as HTMLInputElement).value;
        root.setAttribute(`data-setu-${setting}`, value);
        // Last, because it throws where the browser forbids its storage.
        localStorage[`setu:${setting}`] = value;
      }
    },
    true,
  );

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
          // The stylesheet sets another value only where motion is allowed.
          getComputedStyle(carousel).scrollBehavior === 'auto' ||
          box.bottom < 0 ||
          box.y > innerHeight;
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
