import { isPlainClick } from './isPlainClick.ts';

/** The events of `discreteReplayableEvents` in react-dom that a visitor can cause on this site. */
const kinds =
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click auxclick ' +
  'dblclick contextmenu keydown keypress keyup input textInput change compositionstart compositionend copy cut paste';

/**
 * Hides events from React while it hydrates. React hydrates in steps, and the page responds between them;
 * an event that React has to replay makes it do all the rest in one step, a quarter of a second on a cheap
 * phone, before the page shows the press. `preHydration.ts` keeps taps that only React can handle; all others
 * work natively. A link clicked during hydration is followed afterwards by the router, which is faster
 * than loading its document.
 */
export function delayReplay(): void {
  const root = document.documentElement;
  let link: HTMLAnchorElement | null = null;

  const delay = (event: Event) => {
    if ('hydrated' in root.dataset) return;
    event.stopPropagation();
    if (event.type !== 'click' || !isPlainClick(event as MouseEvent)) return;
    const clicked = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (!clicked || clicked.target || event.defaultPrevented) return;
    event.preventDefault();
    link = clicked;
  };
  for (const kind of kinds.split(' ')) addEventListener(kind, delay, true);

  addEventListener(
    'setu:hydrated',
    () => {
      for (const kind of kinds.split(' ')) removeEventListener(kind, delay, true);
      link?.click();
    },
    { once: true },
  );
}
