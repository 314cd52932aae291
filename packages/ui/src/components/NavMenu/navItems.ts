export interface NavLinkItem {
  title: string;
  href: string;
  /** Language of the title, if other than the page's. */
  lang?: string | undefined;
  /** Blinks between red and white, 500 ms each, unless motion is off: needs a `MotionSwitch` (WCAG 2.2.2). */
  blink?: boolean | undefined;
}

export interface NavGroupItem {
  title: string;
  items: readonly Omit<NavLinkItem, 'blink'>[];
}

export type NavItem = NavLinkItem | NavGroupItem;

export function isGroup(item: NavItem): item is NavGroupItem {
  return 'items' in item;
}

/** `page` when a link leads to the current page, `true` when to one above it. The case of Latin letters does not matter. */
export function currentState(
  href: string,
  current: string | undefined,
): 'page' | 'true' | undefined {
  if (!current?.startsWith('/') || !href.startsWith('/')) return undefined;
  const [link, here] = [pathOf(href), pathOf(current)];
  if (link === here) return 'page';
  return link && here.startsWith(`${link}/`) ? 'true' : undefined;
}

/** Without the slash at its end, and encoded: a browser's location is, an address in code is often not. */
const pathOf = (href: string): string =>
  href
    .replace(/[?#].*$/, '')
    // A visitor may ask for thousands of slashes: this looks at each once.
    .replace(/([^/]|^)\/+$/, '$1')
    .replace(/[^!-~]+/g, encodeURI)
    .toLowerCase();
