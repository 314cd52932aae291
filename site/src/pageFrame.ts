import { institute } from './institute.ts';

interface Frame {
  header: string;
  footer: string;
}

/** By what is marked in the menu: nothing else of them differs between two pages. */
const frames = new Map<string, Frame>();
const links = institute.navigation
  .flatMap((item) => ('items' in item ? item.items : [item]))
  .map(({ href }) => href.toLowerCase());
const emptyHeader = '<header></header>';
const emptyFooter = '<footer></footer>';
let isLeftEmpty = false;

/** Whether the page that is being drawn is to leave header and footer empty. */
export const isFrameLeftEmpty = (): boolean => isLeftEmpty;

/**
 * Draws a page on the server. Header and footer are most of its elements, and the same on nearly all
 * pages: they are drawn once, and written into the next pages, which leave them empty.
 */
export function drawFramed(pathname: string, draw: () => string): string {
  const key = markedLinks(pathname);
  const frame = frames.get(key);
  isLeftEmpty = frame !== undefined;
  let html: string;
  try {
    html = draw();
  } finally {
    isLeftEmpty = false;
  }
  if (frame) return fill(html, frame);
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>') + 9);
  const footer = html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>') + 9);
  // An unexpected error is shown without them.
  if (header.startsWith('<header') && footer.startsWith('<footer')) {
    frames.set(key, { header, footer });
  }
  return html;
}

function fill(html: string, { header, footer }: Frame): string {
  const top = html.indexOf(emptyHeader);
  const bottom = html.lastIndexOf(emptyFooter);
  if (top < 0 || bottom < top) return html;
  const main = html.slice(top + emptyHeader.length, bottom);
  return html.slice(0, top) + header + main + footer + html.slice(bottom + emptyFooter.length);
}

/** As `NavMenu` marks them: the link to this page, and that to a page above it. */
function markedLinks(pathname: string): string {
  const here = pathname.toLowerCase().replace(/\/$/, '');
  return links
    .filter((link) => here === link || here.startsWith(`${link}/`))
    .map((link) => (here === link ? link : `${link}/`))
    .join(' ');
}
