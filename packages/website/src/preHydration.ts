import type { PreHydration } from '@setu/kit';

// What the components of @setu/ui cannot do natively until React is there: a script in every page, so that
// it must stay small; the kit compiles it and calls it at the end of its own (`client/preHydration`).

// The elements are the server's own, so that they are there; a check costs bytes in every page.
/* oxlint-disable typescript/no-non-null-assertion */

export default ((on, closest, isHydrated) => {
  /** The minifier cannot shorten a global name. */
  const page = document;
  const root = page.documentElement;
  const all = (selector: string) => page.querySelectorAll<HTMLElement>(selector);

  // Dropdowns are popovers that only their buttons close natively. On `window`, like the kit's own: what
  // that keeps for React does not come here.
  on(
    'click',
    (event) => {
      if (isHydrated() || closest(event, 'nav')) return;
      all('nav [popover]').forEach((dropdown) => dropdown.hidePopover?.());
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

  for (const carousel of all('[data-auto-advance]')) {
    const track = carousel.lastElementChild as HTMLElement;
    const [first, second] = track.children as unknown as HTMLElement[];
    const advance = () => {
      const { top, bottom } = carousel.getBoundingClientRect();
      if (
        isHydrated() ||
        page.hidden ||
        carousel.matches(':hover,:focus-within') ||
        // The stylesheet says by this where things may move.
        getComputedStyle(root).scrollBehavior === 'auto' ||
        bottom < 0 ||
        top > innerHeight
      ) {
        return;
      }
      const { scrollLeft, scrollWidth, clientWidth } = track;
      const step = second!.offsetLeft - first!.offsetLeft;
      // From the last slide back to the first, as the Carousel itself does it.
      const isLast = Math.abs(scrollLeft + step / 2) > scrollWidth - clientWidth;
      track.scrollTo({ left: isLast ? 0 : scrollLeft + step, behavior: 'smooth' });
    };
    setInterval(advance, carousel.dataset['autoAdvance'] as unknown as number);
  }
}) satisfies PreHydration;
