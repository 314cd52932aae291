import { decodeHTMLStrict } from 'entities/decode';

/** Text of one look: bold, emphasis, link. */
export interface Run {
  text: string;
  bold: boolean;
  emphasis: boolean;
  href: string | undefined;
}

export type PastedBlock =
  | { type: 'paragraph'; runs: Run[] }
  | { type: 'heading'; level: number; runs: Run[] }
  /** Its line begins with `mark`. */
  | { type: 'item'; mark: string; runs: Run[] }
  | { type: 'table'; rows: Run[][][] };

const token =
  /<!--[^]*?(?:-->|$)|<[!?][^>]*>|<(?<end>\/?)(?<name>[a-z][\w:-]*)(?<attributes>(?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;

/** Elements whose content is not for readers, deleted text among them. */
const unread = new Set('head style script title xml noscript select del s strike'.split(' '));
/** Void elements, which have no end tag. */
const single = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);
const blocks = new Set(
  'p div section article header footer main aside blockquote pre figure figcaption address dl dt dd ul ol li table tbody thead tfoot tr td th h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
/** Open elements that a start tag closes: their end tags are often left out. */
const implied: Record<string, readonly string[]> = {
  p: ['p'],
  li: ['li', 'p'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
  tr: ['td', 'th', 'tr', 'p'],
};

const attribute = /\s([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

type Attributes = Partial<Record<string, string>>;

/** The attributes of a start tag that have values, by their names in small letters. */
const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(attribute)].map(([, name = '', double, one, bare]) => [
      name.toLowerCase(),
      decodeHTMLStrict(double ?? one ?? bare ?? ''),
    ]),
  );

const plainDigits = '0123456789+-−';
/** The characters of `plainDigits` above and below the line. */
const shifted = { super: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋' };

/** A number as it is written above or below the line; other text has no such letters, and stays. */
function shift(text: string, to: Open['shifted']): string {
  const digits = to && /^\s*[\d+−-]+\s*$/.test(text) ? shifted[to] : undefined;
  return digits ? text.replaceAll(/./g, (one) => digits[plainDigits.indexOf(one)] ?? one) : text;
}

/** An open element, and the look that its content inherits. */
interface Open extends Omit<Run, 'text'> {
  name: string;
  /** For `ul` and `ol`, the number of the last item; else undefined. */
  items?: number;
  /** How `ol` numbers its items. */
  numerals?: string | undefined;
  /** Whether it is the marker that Word writes before a list item. */
  isMarker: boolean;
  isUnread: boolean;
  /** Whether the line ends of its text are shown. */
  isPre: boolean;
  shifted?: keyof typeof shifted | undefined;
}

const outermost: Open = {
  name: '',
  bold: false,
  emphasis: false,
  href: undefined,
  isMarker: false,
  isUnread: false,
  isPre: false,
};

/**
 * Parses HTML as programs copy it, without creating a DOM: nothing in it is loaded or run. Headings, lists, tables,
 * links, bold and emphasis are recognised by elements and by the styles of Word and Google Docs.
 */
export function readHtml(html: string): PastedBlock[] {
  const reader = new Reader();
  for (const { 0: all, groups = {} } of html.matchAll(token)) {
    const name = groups['name']?.toLowerCase();
    if (name === undefined) {
      if (!/^<[!?]/.test(all)) reader.addText(decodeHTMLStrict(all));
    } else if (groups['end'] === '') reader.start(name, groups['attributes'] ?? '');
    else reader.end(name);
  }
  return reader.read;
}

class Reader {
  readonly read: PastedBlock[] = [];
  readonly #open: Open[] = [outermost];
  #block: Exclude<PastedBlock, { type: 'table' }> | undefined;
  /** Whether Word's item belongs to the item above it. */
  #isBelow = false;
  #table: Run[][][] | undefined;
  /** For each column of the table, the number of the first row below the cell that is written in it. */
  #free: number[] = [];
  #cell: Run[] | undefined;

  addText(text: string): void {
    const isInLines = this.#top.isPre && !this.#cell && this.#block?.type !== 'heading';
    for (const [index, part] of (isInLines ? text.split(/\n\s*\n/) : [text]).entries()) {
      if (index > 0) this.#separate();
      this.#add(part.replaceAll(isInLines ? /[^\S\n]+/g : /\s+/g, ' '));
    }
  }

  start(name: string, attributes: string): void {
    for (const other of implied[name] ?? []) if (this.#top.name === other) this.#close(other);
    if (blocks.has(name)) this.#separate();
    const own = attributesOf(attributes);
    this.#startBlock(name, own);
    if (name === 'br') this.#break();
    if (single.has(name)) return;
    const begun = within(this.#top, name, own);
    const first = own['start'] ?? '';
    if (name === 'ol' && /^\d+$/.test(first)) begun.items = Number(first) - 1;
    if (name === 'ol') begun.numerals = numeralsOf(own) ?? own['type'];
    this.#open.push(begun);
  }

  end(name: string): void {
    this.#close(name);
    if (name === 'td' || name === 'th') this.#cell = undefined;
    else if (name === 'table') this.#table = this.#cell = undefined;
    else if (name === 'li' || /^h[1-6]$/.test(name)) {
      if (!this.#cell) this.#block = undefined;
    } else if (blocks.has(name)) this.#separate();
  }

  get #top(): Open {
    return this.#open.at(-1) ?? outermost;
  }

  #startBlock(name: string, own: Attributes): void {
    const { style = '', class: className = '' } = own;
    // Word in the browser writes headings as paragraphs of this role.
    const isHeading = own['role'] === 'heading' && own['aria-level'] !== undefined;
    const [, level] = /^h([1-6])$/.exec(isHeading ? `h${own['aria-level']}` : name) ?? [];
    if (level !== undefined) this.#startHeading(Number(level));
    else if (/^Mso(?:Title|Heading)/.test(className)) {
      this.#begin({ type: 'heading', level: 1, runs: [] });
    } else if (/mso-list:\s*l\d/.test(style) && name !== 'li') {
      this.#isBelow = /level[2-9]/.test(style);
      this.#begin({ type: 'item', mark: '-', runs: [] });
    } else if (name === 'li') this.#startItem(own);
    else if (name === 'table' && !this.#table) {
      this.read.push({ type: 'table', rows: (this.#table = []) });
      this.#free = [];
    } else if (name === 'tr' && !this.#cell) this.#table?.push([]);
    else if ((name === 'td' || name === 'th') && this.#table) this.#startCell(this.#table, own);
  }

  #startHeading(level: number): void {
    // An item of a numbered list that is a heading keeps its number.
    const item = this.#block?.type === 'item' && this.#block.mark !== '-' ? this.#block : undefined;
    const isFirst = item?.runs.every(({ text }) => text.trim() === '');
    const runs = item && isFirst ? [{ ...outermost, text: `${item.mark.trim()} ` }] : [];
    this.#begin({ type: 'heading', level, runs });
  }

  #startItem(own: Attributes): void {
    const list = this.#open.findLast(({ items }) => items !== undefined);
    const value = /^\d+$/.exec(own['value'] ?? '')?.[0];
    const count = list ? (list.items = Number(value ?? (list.items ?? 0) + 1)) : 1;
    const isNested = this.#open.filter((one) => one.name === 'ol').length > 1;
    const label = labelOf(count, numeralsOf(own) ?? list?.numerals);
    const mark = list?.name === 'ol' ? markOf(label, isNested && !this.#cell) : '-';
    if (this.#cell && mark !== '-') this.#add(`${mark} `);
    this.#begin({ type: 'item', mark, runs: [] });
  }

  #startCell(table: Run[][][], own: Attributes): void {
    if (table.length === 0) table.push([]);
    const row = table.at(-1) ?? [];
    while ((this.#free[row.length] ?? 0) > table.length) row.push([]);
    const wide = Math.min(Number(own['colspan']) || 1, 50);
    const below = table.length + (Number(own['rowspan']) || 1);
    for (let more = 0; more < wide; more += 1) {
      this.#free[row.length] = below;
      row.push(more === 0 ? (this.#cell = []) : []);
    }
  }

  #break(): void {
    const block = this.#block;
    // Two of them separate paragraphs.
    const isSecond = /\n\s*$/.test(block?.runs.map(({ text }) => text).join('') ?? '');
    const isInParagraph = !this.#cell && !this.#top.isUnread && block?.type === 'paragraph';
    if (isInParagraph && isSecond) this.#separate();
    else this.#add(block?.type === 'heading' && !this.#cell ? ' ' : '\n');
  }

  #begin(started: Exclude<PastedBlock, { type: 'table' }>): void {
    if (this.#cell) return;
    this.read.push(started);
    this.#block = started;
  }

  #add(text: string): void {
    const { isMarker, isUnread, shifted: to, bold, emphasis, href } = this.#top;
    if (isUnread) return;
    if (isMarker) return this.#addMarker(text.trim());
    if (!this.#cell && !this.#block) {
      if (text.trim() === '') return;
      this.#begin({ type: 'paragraph', runs: [] });
    }
    (this.#cell ?? this.#block?.runs)?.push({ text: shift(text, to), bold, emphasis, href });
  }

  #addMarker(text: string): void {
    const [, label = /\d+/.exec(text)?.[0]] =
      /^\(?([\p{L}\p{N}.]*?\p{N}|[\p{L}\p{N}]+(?=[.)]))[.)]*$/u.exec(text) ?? [];
    if (!label) return;
    const block = this.#block;
    const into = this.#cell ?? (block?.type === 'heading' ? block.runs : undefined);
    const { bold, emphasis, href } = this.#top;
    // Where there are no items, the number is text.
    if (into) into.push({ text: `${text} `, bold, emphasis, href });
    else if (block?.type === 'item') block.mark = markOf(label, this.#isBelow);
  }

  /** Ends the block; within a cell or an item, its line. */
  #separate(): void {
    const isInItem = this.#block?.type === 'item' && this.#open.some(({ name }) => name === 'li');
    if (this.#cell || isInItem) this.#add('\n');
    else this.#block = undefined;
  }

  #close(name: string): void {
    const at = this.#open.findLastIndex((one) => one.name === name);
    if (at > 0) this.#open.length = at;
  }
}

/** The mark of an item. One within another item, and letters, are text: an article's lists have numbers and no levels. */
const markOf = (label: string, isNested: boolean): string =>
  isNested ? `  (${label})` : /^\p{Nd}{1,3}$/u.test(label) ? `${label}.` : `(${label})`;

const roman = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' ');

/** @param numerals a `type` of HTML, or a `list-style-type` of CSS. */
function labelOf(count: number, numerals = '1'): string {
  const isLetter = /^a$|-alpha$|-latin$/i.test(numerals);
  const isRoman = /^i$|-roman$/i.test(numerals);
  const letters = isLetter ? 'abcdefghijklmnopqrstuvwxyz'.split('') : isRoman ? roman : [];
  const label = letters[count - 1] ?? String(count);
  return /^[AI]$|^upper/.test(numerals) ? label.toUpperCase() : label;
}

const numeralsOf = ({ style = '' }: Attributes): string | undefined =>
  declarationsOf(style)['list-style-type'];

/** The declarations of a `style`, by their whole names: `mso-bidi-font-weight` is no `font-weight`. */
const declarationsOf = (style: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    style.split(';').map((one) => {
      const [name = '', value = ''] = one.split(':');
      return [name.trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );

/** The look within an element, given the look around it. */
function within(
  around: Open,
  name: string,
  { style = '', class: className = '', href = '' }: Attributes,
): Open {
  const own = declarationsOf(style);
  // What a style leaves to the element around is as it is there, whatever the element's own name.
  const said = (name: string) => (/^(?:inherit|unset)\b/.test(own[name] ?? '') ? '' : own[name]);
  const [weight, slant] = [said('font-weight'), said('font-style')];
  const space = own['white-space'] ?? own['white-space-collapse'];
  const align = own['vertical-align'] ?? name;
  const bold = around.bold || (weight !== '' && (name === 'b' || name === 'strong'));
  const emphasis = around.emphasis || (slant !== '' && (name === 'i' || name === 'em'));
  return {
    name,
    bold: weight ? /^(?:bold|bolder|[6-9]00)\b/.test(weight) : bold,
    emphasis: slant ? /^(?:italic|oblique)\b/.test(slant) : emphasis,
    href: name === 'a' && /^(?:https?|mailto|tel):/i.test(href) ? href : around.href,
    ...((name === 'ul' || name === 'ol') && { items: 0 }),
    shifted:
      align === 'sup' || align === 'super' ? 'super' : align === 'sub' ? align : around.shifted,
    isPre: space ? /^(?:pre|break-spaces)/.test(space) : name === 'pre' || around.isPre,
    isMarker: around.isMarker || own['mso-list'] === 'ignore',
    isUnread:
      around.isUnread ||
      unread.has(name) ||
      // Word's comments, and the mark that stands in the text for each.
      className === 'MsoCommentReference' ||
      own['mso-element'] === 'comment-list' ||
      own['display'] === 'none' ||
      own['mso-hide'] === 'all' ||
      /line-through/.test(`${own['text-decoration']} ${own['text-decoration-line']}`),
  };
}
