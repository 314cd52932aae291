// The script that comes with each page, together with the site's own (`bodyScript` of `defineServerParts`). It
// stands in the page itself, so that all of it must stay within 2 KB; `vite/scriptText.ts` compiles it.
// It leaves alone what works natively.
//
// - It starts React at the first sign of use, else when the page has been idle for a while.
// - A tap that only React can handle is kept, and repeated once React has hydrated the page.

// The elements are the server's own, so that they are there; a check costs bytes in every page.
/* oxlint-disable typescript/no-non-null-assertion */

/** What a site's own script does before hydration. It is handed the shared helpers: bytes count in every page. */
export type PreHydration = (
  on: typeof addEventListener,
  closest: (event: Event, selector: string) => HTMLElement | null | undefined,
  isHydrated: () => boolean,
) => void;

export default (site: PreHydration): void => {
  /** The minifier cannot shorten a global name, and every use of it is bytes in every page. */
  const on = addEventListener;
  const page = document;

  /** An event's target may be the document, which has no `closest`. */
  const closest: Parameters<PreHydration>[1] = ({ target }, selector) =>
    (target as HTMLElement).closest?.<HTMLElement>(selector);

  /** Readers use the page sooner; a visitor who leaves before that downloads no script. */
  const idleMs = 6_000;

  /** What was tapped, with its parent: React puts a button in the place of a link to a video. */
  const kept: [element: HTMLElement, parent: Element | null][] = [];
  /** React decides which of the open menus Escape closes, and where focus goes then. */
  let escapeKey: KeyboardEvent | undefined;
  /** The addresses of React's scripts and styles, which `render/assemblePage.ts` writes; undefined: not yet started. */
  let wanted: DOMStringMap | undefined;
  let hydrated = false;
  /** Elements that do nothing without React. */
  let forReact = `[type=button]${'popover' in page.head ? ':not([popovertarget])' : ''},[data-react]`;

  /** Dispatched by `useMarkHydrated.ts`. */
  on('setu:hydrated', () => {
    hydrated = true;
    for (const [element, parent] of kept) {
      (element.isConnected ? element : parent!.querySelector('button')!).click();
    }
    if (escapeKey) page.activeElement!.dispatchEvent(new KeyboardEvent('keydown', escapeKey));
  });

  function start(): void {
    if (wanted) return;
    wanted =
      (self as unknown as Record<string, HTMLElement | undefined>)['page-data']?.dataset ?? {};
    if (wanted['styles']) {
      page.head.append(
        Object.assign(page.createElement('link'), { rel: 'stylesheet', href: wanted['styles'] }),
      );
    }
    // A page that is in the place of another one names none: that fails as well.
    const scripts = wanted['scripts']?.split(' ') as string[];
    Promise.all(scripts?.map((script) => import(/* @vite-ignore */ script))).catch(() => {
      // Most often the connection is gone. The page stays what it is: browsers do not ask for a module
      // again that has failed (https://github.com/whatwg/html/issues/6768).
      // Fits no element: presses are the browser's own again.
      forReact = 'none';
      for (const [element] of kept as [HTMLAnchorElement, unknown][]) {
        if (element.href) location.href = element.href;
      }
    });
  }

  /** Events that start React, each with the case in which it does not. */
  const exceptions: Record<string, (event: Event) => unknown> = {
    // A visitor who follows a link needs the connection for the next page.
    pointerdown: followsLink,
    focusin: followsLink,
    // Browsers report a pointer that rests while a page appears.
    pointermove: (event) =>
      !(event as PointerEvent).movementX && !(event as PointerEvent).movementY,
    // An element that scrolls, such as a carousel, may do so by itself.
    scroll: ({ target }) => target !== page,
    keydown(event) {
      if ((event as KeyboardEvent).key === 'Escape') escapeKey = event as KeyboardEvent;
    },
    popstate() {},
  };
  function followsLink(event: Event) {
    return closest(event, 'a:not([data-react])');
  }
  for (const sign in exceptions) {
    on(sign, (event) => exceptions[sign]!(event) || start(), true);
  }

  type Device = { connection?: { saveData: boolean } };
  // Nothing begins in a page that is not shown, such as one that the browser draws ahead.
  const rest = () =>
    setTimeout(
      // Asked late: the first answer takes a millisecond, and `load` may come before the first paint.
      () => (page.hidden ? rest() : (navigator as Device).connection?.saveData || start()),
      idleMs,
    );
  on('load', rest);

  on(
    'click',
    (event) => {
      const element = !(hydrated || event.ctrlKey || event.metaKey) && closest(event, forReact);
      if (element) {
        event.preventDefault();
        event.stopImmediatePropagation();
        kept.push([element, element.parentElement]);
        start();
      }
    },
    true,
  );

  site(on, closest, () => hydrated);
};
