// The inline script of each page, with the site's own (`bodyScript`), within 2 KiB: it starts React at the first sign
// of use or when the page has been idle, and keeps taps that only React can handle until then. `vite/scriptText.ts`
// compiles it.

// The server wrote the elements, so they exist; a check would cost bytes in every page.
/* oxlint-disable typescript/no-non-null-assertion */

/** A site's own script before hydration. It receives the shared helpers, to save bytes in every page. */
export type PreHydration = (
  on: typeof addEventListener,
  closest: (event: Event, selector: string) => HTMLElement | null | undefined,
  isHydrated: () => boolean,
  page: Document,
) => void;

export default (site: PreHydration): void => {
  /** A local alias, because the minifier cannot shorten a global name, which costs bytes in every page. */
  const on = addEventListener;
  const page = document;

  /** An event's target may be the document, which has no `closest`. */
  const closest: Parameters<PreHydration>[1] = (event, selector) =>
    (event.target as HTMLElement).closest?.<HTMLElement>(selector);

  /** Readers interact sooner; a visitor who leaves before that downloads no script. */
  const idleMs = 6_000;
  /** The longest that a finger's tap takes to be seen: the browser shows it before it requests scripts. */
  const paintMs = 150;

  /** Tapped elements with their parents: React replaces a link to a video with a button. */
  const kept: [element: HTMLElement, parent: Element | null][] = [];
  /** The last Escape key press: React decides which open menu it closes and where focus then goes. */
  let escapeKey: KeyboardEvent | undefined;
  /** React's scripts; undefined: not yet requested. */
  let scripts: Promise<unknown> | undefined;
  let hydrated = false;
  /** Elements that do nothing without React. */
  const forReact = `[type=button]${'popover' in page.head ? ':not([popovertarget])' : ''},[data-react]`;

  /** Dispatched by `useMarkHydrated.ts`. */
  on('setu:hydrated', () => {
    hydrated = true;
    for (const [element, parent] of kept) {
      (element.isConnected ? element : parent!.querySelector('button')!).click();
    }
    if (escapeKey) page.activeElement!.dispatchEvent(new KeyboardEvent(escapeKey.type, escapeKey));
  });

  function start(): void {
    if (!scripts) {
      /** The addresses of React's scripts and styles, which `render/assemblePage.ts` writes. */
      const wanted: DOMStringMap =
        (self as unknown as Record<string, HTMLElement | undefined>)['page-data']?.dataset ?? {};
      if (wanted['styles']) {
        page.head.append(
          Object.assign(page.createElement('link'), { rel: 'stylesheet', href: wanted['styles'] }),
        );
      }
      // A fallback page lists no scripts: that fails as well.
      scripts = Promise.all(
        wanted['scripts']?.split(' ').map((script) => import(/* @vite-ignore */ script)) as [],
      );
    }
    // The connection was lost, or a deployment has replaced the scripts. Browsers do not request a failed module
    // again (https://github.com/whatwg/html/issues/6768), so the page stays plain HTML until a tap needs React.
    scripts.catch(() => {
      for (const [element] of kept.splice(0) as [HTMLAnchorElement, unknown][]) {
        if (element.href) location.href = element.href;
        // What is filled in stays. In `:is()` a selector that a browser does not know matches nothing.
        else if (navigator.onLine && !page.querySelector(':is(:user-valid)')) location.reload();
      }
    });
  }

  const followsLink = (event: Event) => closest(event, 'a:not([data-react])');
  /** Events that start React, each with a function that returns true for exceptions. */
  const exceptions: Record<string, (event: Event) => unknown> = {
    // A visitor who follows a link needs the connection for the next page.
    pointerdown: followsLink,
    focusin: followsLink,
    // Browsers report a resting pointer when a page appears.
    pointermove: (event) =>
      !(event as PointerEvent).movementX && !(event as PointerEvent).movementY,
    // A scrolling element, such as a carousel, may scroll automatically.
    scroll: (event) => event.target !== page,
    keydown(event) {
      if ((event as KeyboardEvent).key === 'Escape') escapeKey = event as KeyboardEvent;
    },
    popstate() {},
  };
  for (const sign in exceptions) {
    on(sign, (event) => exceptions[sign]!(event) || setTimeout(start, paintMs), true);
  }

  type Device = { connection?: { saveData: boolean } };
  // Nothing starts in a hidden page, such as one that the browser prerenders.
  const rest = () =>
    setTimeout(
      // Read late: the first access takes a millisecond, and `load` may fire before the first paint.
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

  site(on, closest, () => hydrated, page);
};
