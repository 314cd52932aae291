import { isPlainClick } from './isPlainClick.ts';

/** The events of `discreteReplayableEvents` in react-dom that a visitor can cause on this site. */
const kinds =
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click auxclick ' +
  'dblclick contextmenu keydown keypress keyup input textInput change compositionstart compositionend copy cut paste';

/**
 * Hides events from React while it hydrates in steps: one that it has to replay makes it do all the rest at once, a
 * quarter of a second on a cheap phone. `preHydration.ts` keeps taps for React; a clicked link is followed afterwards.
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
