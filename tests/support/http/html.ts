/** What a visitor without a browser finds in a page. */
export type ReadPage = Awaited<ReturnType<typeof readPage>>;

/** Fetches a page as a search engine would: no script runs. */
export async function readPage(url: string) {
  const response = await fetch(url);
  return { status: response.status, ...parsePage(await response.text()) };
}

/**
 * Fetches a page as a browser without JavaScript does: again, for as long as the answer has a meta refresh.
 *
 * @param expectWaiting checks each answer that precedes the page.
 * @returns the page, the number of requests and the duration of the slowest one.
 */
export async function readPatiently(
  url: string,
  expectWaiting: (answer: Response, html: string) => void = () => {},
) {
  let slowestMs = 0;
  for (let visits = 1; ; visits += 1) {
    const from = performance.now();
    const answer = await fetch(url);
    const html = await answer.text();
    slowestMs = Math.max(slowestMs, performance.now() - from);
    if (!html.includes('<meta http-equiv="refresh"')) {
      return { visits, slowestMs, status: answer.status, ...parsePage(html) };
    }
    expectWaiting(answer, html);
  }
}

export function parsePage(html: string) {
  const visible = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const body = visible.slice(visible.indexOf('<body'));
  return {
    title: textOf(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: attribute(/<link rel="canonical"[^>]*>/.exec(html)?.[0], 'href'),
    robots: attribute(/<meta name="robots"[^>]*>/.exec(html)?.[0], 'content'),
    headings: [...body.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map((match) => textOf(match[1])),
    /** Every word on the page, in reading order, with single spaces. */
    text: textOf(body),
    links: linksIn(body),
    html,
  };
}

/** The part of a page inside one landmark element. */
export function partOf(html: string, element: 'header' | 'main' | 'footer'): string {
  // The page's own header is the first, its footer the last; an article may have such elements too.
  const start = element === 'footer' ? html.lastIndexOf('<footer') : html.indexOf(`<${element}`);
  const end = `</${element}>`;
  return html.slice(start, html.indexOf(end, start) + end.length);
}

const unheard = /<span aria-hidden="true">.*?<\/span>/g;

/** The links of a piece of HTML. Their name is `aria-label`, else the text within that is not hidden from it. */
export function linksIn(html: string): { name: string; href: string }[] {
  return [...html.matchAll(/(<a\b[^>]*>)([\s\S]*?)<\/a>/g)].map(([, tag, content]) => ({
    name: attribute(tag, 'aria-label') ?? textOf(content?.replace(unheard, '')),
    href: attribute(tag, 'href') ?? '',
  }));
}

export function imagesIn(html: string) {
  return [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => ({
    src: attribute(tag, 'src') ?? '',
    alt: attribute(tag, 'alt'),
    width: attribute(tag, 'width'),
    height: attribute(tag, 'height'),
  }));
}

export function textsOf(html: string, element: string): string[] {
  const pattern = new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)].map((match) => textOf(match[1]));
}

function attribute(tag: string | undefined, name: string): string | undefined {
  const value = tag && new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

export function textOf(html: string | undefined): string {
  return decode((html ?? '').replace(/<!--[\s\S]*?-->|<wbr\s*\/?>/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
const voidElements = new Set('br hr img input link meta source track'.split(' '));

/** React writes these entities and no others. */
function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** All texts of a page, each with its marked language, including attributes that are read out or shown. */
export function saidIn(html: string): { language: string; text: string }[] {
  const said: { language: string; text: string }[] = [];
  const open: string[] = [];
  const say = (language = '', text = '') => {
    if (text.trim() !== '') said.push({ language, text: decode(text.trim()) });
  };
  const visible = html.replace(
    /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>|<wbr\/>/gi,
    '',
  );
  for (const [piece, end, element = ''] of visible.matchAll(
    /<(\/?)([\w-]+)(?:"[^"]*"|[^">])*>|[^<]+/g,
  )) {
    const language = open.at(-1);
    if (!piece.startsWith('<')) say(language, piece);
    else if (end) open.pop();
    else {
      const own = attribute(piece, 'lang') ?? language ?? '';
      const read = ['alt', 'aria-label', 'placeholder', 'title'];
      if (/\s(?:name="description"|property="og:[\w:]*(?:title|description|alt)")/.test(piece))
        read.push('content');
      for (const name of read) say(own, attribute(piece, name));
      if (!voidElements.has(element)) open.push(own);
    }
  }
  return said;
}
