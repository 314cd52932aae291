/** The events of `discreteReplayableEvents` in react-dom that a visitor can cause on this site. */
const kinds =
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click auxclick ' +
  'dblclick contextmenu keydown keypress keyup input textInput change compositionstart compositionend copy cut paste';

/**
 * Keeps what the visitor does from React while it hydrates, in steps between which the page can answer.
 * An event that reaches it makes it do all the rest in one go, a quarter of a second on a cheap phone,
 * and only then does the page show the press. `beforeReact.ts` sees to what only React can answer, all
 * else works natively; a link followed in this moment is followed once React is there, which is sooner
 * than a document would be.
 */
export function holdEvents(): void {
  const root = document.documentElement;
  let link: HTMLAnchorElement | null = null;

  const hold = (event: Event) => {
    if ('hydrated' in root.dataset) return;
    event.stopPropagation();
    if (event.type !== 'click' || !isPlain(event as MouseEvent)) return;
    const clicked = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (!clicked || clicked.target || event.defaultPrevented) return;
    event.preventDefault();
    link = clicked;
  };
  for (const kind of kinds.split(' ')) addEventListener(kind, hold, true);

  addEventListener(
    'setu:hydrated',
    () => {
      for (const kind of kinds.split(' ')) removeEventListener(kind, hold, true);
      link?.click();
    },
    { once: true },
  );
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
