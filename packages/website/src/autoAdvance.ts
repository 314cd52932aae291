// Advances carousels until React is there: a script in the pages that have one, which the kit compiles.

// The elements are the server's own, so that they are there; a check costs bytes.
/* oxlint-disable typescript/no-non-null-assertion */

export default (page: Document) => {
  const root = page.documentElement;
  for (const carousel of page.querySelectorAll<HTMLElement>('[data-auto-advance]')) {
    const track = carousel.lastElementChild as HTMLElement;
    const [first, second] = track.children as unknown as HTMLElement[];
    const advance = () => {
      const box = carousel.getBoundingClientRect();
      const from = track.scrollLeft;
      const step = second!.offsetLeft - first!.offsetLeft;
      const stays =
        'hydrated' in root.dataset ||
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
};
