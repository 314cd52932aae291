// The only script that comes with a page. It stands in the page itself, so it must stay small
// (DESIGN.md section 8: 2 KB); `build/scriptText.ts` compiles it. What works natively it leaves alone.
//
// - It starts React at the first sign of use, else when the page has been idle for a while.
// - A tap that only React can answer is kept, and carried out once React is there.
// - Dropdowns close, carousels advance and colours change without waiting for React.

// The elements are the server's own, so that they are there; a check costs bytes in every page.
/* oxlint-disable typescript/no-non-null-assertion */

/** Where React is: `server/page.ts` writes it. */
const { scripts, styles } = document.getElementById('page-data')!.dataset;
const root = document.documentElement;
/** The compiler cannot shorten a global name, and every use of it is bytes in every page. */
const on = addEventListener;
/** Whoever uses the page does something sooner; whoever only looks at it is not charged for more. */
const idleMs = 6_000;

/** What was tapped, with its parent: React puts a button in the place of a link to a video. */
const kept: [element: HTMLElement, parent: Element | null][] = [];
/** Which of the open menus it closes, and where focus goes then, is React's to say. */
let escapeKey: KeyboardEvent | undefined;
let started = false;
let hydrated = false;
/** The scripts could not be had. */
let failed = false;

/** `useTellHydrated.ts` tells it. */
on('setu:hydrated', () => {
  hydrated = true;
  for (const [element, parent] of kept) {
    (element.isConnected ? element : parent!.querySelector('button')!).click();
  }
  if (escapeKey) document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', escapeKey));
});

function start(): void {
  if (started) return;
  started = true;
  if (styles) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    document.head.append(link);
  }
  Promise.all(scripts!.split(' ').map((script) => import(/* @vite-ignore */ script))).catch(() => {
    // Most often the connection is gone. The page stays what it is: browsers do not ask for a module
    // again that has failed (https://github.com/whatwg/html/issues/6768).
    failed = true;
    for (const [element] of kept) {
      const { href } = element as HTMLAnchorElement;
      if (href) location.href = href;
    }
  });
}

/** The document itself, a target as well, has no `closest`. */
const closest = ({ target }: Event, selector: string) =>
  (target as HTMLElement).closest?.<HTMLElement>(selector);

/** What works natively is left alone. */
const forReact = `[type=button]${'popover' in root ? ':not([popovertarget])' : ''},[data-late]`;

/** Where an event of each kind is no sign of use. */
const exceptions: Record<string, (event: Event) => unknown> = {
  // Whoever follows a link needs the line for the next page.
  pointerdown: followsLink,
  focusin: followsLink,
  // Browsers report a pointer that rests where a page appears.
  pointermove: (event) => !(event as PointerEvent).movementX && !(event as PointerEvent).movementY,
  // A box that scrolls, such as a carousel, does so by itself.
  scroll: ({ target }) => target !== document,
  keydown() {},
  popstate() {},
};
function followsLink(event: Event) {
  return closest(event, 'a:not([data-late])');
}
for (const sign in exceptions) {
  on(sign, (event) => exceptions[sign]!(event) || start(), true);
}

on('load', () => {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (!connection?.saveData) setTimeout(start, idleMs);
});

on(
  'click',
  (event) => {
    if (hydrated || event.ctrlKey || event.metaKey) return;
    const element = !failed && closest(event, forReact);
    if (element) {
      event.preventDefault();
      event.stopImmediatePropagation();
      kept.push([element, element.parentElement]);
      start();
    } else if (!closest(event, 'nav')) {
      // Dropdowns are popovers that only their buttons close natively.
      document
        .querySelectorAll<HTMLElement>('nav [popover]')
        .forEach((dropdown) => dropdown.hidePopover?.());
    }
  },
  true,
);

on('keydown', (event) => {
  if (event.key === 'Escape' && !hydrated) escapeKey = event;
});

on('change', (event) => {
  if (hydrated || !closest(event, '[data-mode-switch]')) return;
  const { value } = event.target as HTMLInputElement;
  // The stylesheet knows light and dark; any other value leaves it to the device.
  root.dataset['setuMode'] = value;
  localStorage.setItem('setu:mode', value);
});

for (const carousel of document.querySelectorAll<HTMLElement>('[data-auto-advance]')) {
  const track = carousel.lastElementChild as HTMLElement;
  const [first, second] = track.children as unknown as HTMLElement[];
  const advance = () => {
    if (
      hydrated ||
      document.hidden ||
      carousel.matches(':hover,:focus-within') ||
      matchMedia('(prefers-reduced-motion:reduce)').matches
    ) {
      return;
    }
    const { top, bottom } = carousel.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight || !second) return;
    const { scrollLeft, scrollWidth, clientWidth } = track;
    const step = second.offsetLeft - first!.offsetLeft;
    // From the last slide back to the first, as the Carousel itself does it.
    const isLast = Math.abs(scrollLeft + step / 2) > scrollWidth - clientWidth;
    track.scrollTo({ left: isLast ? 0 : scrollLeft + step, behavior: 'smooth' });
  };
  setInterval(advance, carousel.dataset['autoAdvance'] as unknown as number);
}
