/** A Markdown file as an article: the fields between two lines of `---`, if it begins so, and the text. */
export interface ArticleFile {
  title: string | null;
  category: string | null;
  /** yyyy-mm-dd. */
  date: string | null;
  text: string;
}

/**
 * Reads what a page of one article needs. It refuses nothing: what is half written shows as far as it is.
 * `desk publish` is the judge of a file.
 */
export function readArticleFile(file: string): ArticleFile {
  const [, head = '', text = file] =
    /^\uFEFF?---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)([^]*)$/.exec(file) ?? [];
  const field = (name: string) => {
    const value = new RegExp(`^${name}[ \\t]*:[ \\t]*(.+?)[ \\t]*\\r?$`, 'm').exec(head)?.[1];
    return value === undefined ? null : unquoted(value);
  };
  return {
    title: field('title'),
    category: field('category'),
    date: isoDay(field('date')),
    text,
  };
}

function unquoted(value: string): string {
  if (/^'.*'$/.test(value)) return value.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/.test(value)) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    return value.slice(1, -1);
  }
}

/** Of `2026-11-22` and `22/11/2026`; anything else is no day. */
function isoDay(date: string | null): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date ?? '') ?? [];
  return day === undefined ? date : `${year}-${month}-${day}`;
}
