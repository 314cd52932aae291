import { type PastedBlock, type Run, readHtml } from './readHtml.ts';

/** Where marks of an article can begin and end: next to blanks and punctuation, not within a word. */
const before = /^$|[\s([{<"'“‘:—–-]$/;
const after = /^$|^[\s)\]}"'”’.,;:!?…।॥—–-]/;

/** Converts HTML copied from Word, Google Docs or a page to an article's text, with its marks and nothing else. */
export function marksOfHtml(html: string): string {
  let text = '';
  let last: PastedBlock | undefined;
  for (const block of readHtml(html)) {
    const written = writtenAs(block);
    if (written === '') continue;
    if (text !== '') text += last?.type === 'item' && block.type === 'item' ? '\n' : '\n\n';
    text += written;
    last = block;
  }
  return text;
}

function writtenAs(block: PastedBlock): string {
  switch (block.type) {
    case 'paragraph':
      return linesOf(block.runs).join('\n');
    case 'heading': {
      const plain = block.runs.map((run) => ({ ...run, bold: false, emphasis: false }));
      const line = linesOf(plain).join(' ');
      return line && `${'#'.repeat(block.level)} ${line}`;
    }
    case 'item': {
      const lines = linesOf(block.runs);
      return lines.length === 0 ? '' : `${block.mark} ${lines.join('\n  ')}`;
    }
    case 'table':
      return tableOf(block.rows);
    default:
      return block satisfies never;
  }
}

function tableOf(rows: Run[][][]): string {
  const cells = rows.map((row) =>
    // A cell cannot contain `|`, which ends it.
    row.map((cell) =>
      linesOf(cell)
        .join(' ')
        .replaceAll(signs, (one) => (one === '|' ? '/' : one.replaceAll('|', '%7C'))),
    ),
  );
  const filled = cells.filter((row) => row.some((cell) => cell !== ''));
  const columns = Math.max(0, ...filled.map((row) => row.length));
  // A table of one column is layout: a box, as in letters.
  if (columns < 2) return rows.flat().flatMap(linesOf).join('\n\n');
  const [header = '', ...rest] = filled.map(
    (row) => `| ${Array.from({ length: columns }, (_, at) => row[at] ?? '').join(' | ')} |`,
  );
  return [header, `|${'---|'.repeat(columns)}`, ...rest].join('\n');
}

/** The lines that have words, each with its own marks, because a mark cannot span a line end. */
function linesOf(runs: readonly Run[]): string[] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    const [first = '', ...more] = run.text.split('\n');
    lines.at(-1)?.push({ ...run, text: first });
    for (const text of more) lines.push([{ ...run, text }]);
  }
  return lines.map((line) => marked(line, 0).replaceAll(/ {2,}/g, ' ').trim()).filter(Boolean);
}

/** In the order of their nesting, the outermost first. */
const looks = ['bold', 'emphasis', 'href'] as const;
const marks = { bold: '**', emphasis: '_' };

function marked(runs: readonly Run[], level: number): string {
  const look = looks[level];
  if (look === undefined) return runs.map(({ text }) => text).join('');
  const groups: Run[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    // A blank fits any look.
    if (group && (group[0]?.[look] === run[look] || run.text.trim() === '')) group.push(run);
    else groups.push([run]);
  }
  let line = '';
  for (const [index, group] of groups.entries()) {
    const inner = marked(group, level + 1);
    const value = group.find(({ text }) => text.trim() !== '')?.[look];
    const [, blank = '', words = '', end = ''] = /^(\s*)([^]*?)(\s*)$/.exec(inner) ?? [];
    const next = end || (groups[index + 1]?.map(({ text }) => text).join('') ?? '');
    if (typeof value === 'string' && words !== '') line += blank + linkOf(words, value) + end;
    else if (value === true && look !== 'href' && before.test(line + blank) && after.test(next)) {
      const mark = marks[look];
      line += words === '' ? inner : blank + mark + withoutMark(words, mark) + mark + end;
    } else line += inner;
  }
  return line;
}

/** Addresses, which stay as they are, and signs that are marks. */
const signs = /(?:\]\(|https?:\/\/)[^\s)]+|\*\*|[_|]/gi;

/** Removes a mark from words that have it around them; between letters it is text. */
const withoutMark = (words: string, mark: string) =>
  words.replaceAll(signs, (one, at: number) => {
    const isWithin =
      /[\p{L}\p{M}\p{N}]$/u.test(words.slice(0, at)) &&
      /^[\p{L}\p{N}]/u.test(words.slice(at + one.length));
    return one === mark && !isWithin ? '' : one;
  });

/** What ends a link's address, or marks around the link. */
const ending = /[\s()]|(?:_|\*\*)(?=$|[\]}"'”’.,;:!?…।॥—–*_-])/g;

function linkOf(words: string, href: string): string {
  if (words === href) return words;
  const address = href.replaceAll(ending, (signs) =>
    encodeURIComponent(signs).replaceAll(
      /[()_*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  );
  return `[${words.replaceAll('[', '(').replaceAll(']', ')')}](${address})`;
}
