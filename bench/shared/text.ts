import type { Article, ArticleSummary, Content } from './model.ts';

export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] };

const bullet = /^\s*[-*•]\s+/;
const number = /^\s*\d+[.)]\s+/;

/** An article's plain text as blocks: blank lines separate paragraphs, a short line ending in ':' is a heading. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let headings = 0;
  for (const part of text.split(/\n{2,}/)) {
    let lines: string[] = [];
    const flush = () => {
      const [first] = lines;
      if (first === undefined) return;
      if (lines.length === 1 && first.length < 90 && first.endsWith(':')) {
        headings += 1;
        blocks.push({ kind: 'heading', id: `section-${headings}`, text: first });
      } else {
        blocks.push({ kind: 'paragraph', text: lines.join('\n') });
      }
      lines = [];
    };
    for (const line of part.split('\n')) {
      const marker = bullet.test(line) ? bullet : number.test(line) ? number : undefined;
      if (!marker) {
        if (line.trim() !== '') lines.push(line);
        continue;
      }
      flush();
      const last = blocks.at(-1);
      const ordered = marker === number;
      const item = line.replace(marker, '');
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item);
      else blocks.push({ kind: 'list', ordered, items: [item] });
    }
    flush();
  }
  return blocks;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' });

export function formatDate(date: string | null): string {
  return date === null ? 'Date not available' : dayFormat.format(new Date(date));
}

export const minutesOf = ({ content }: Article) =>
  `${Math.max(1, Math.round(content.split(/\s+/).length / 200))} min read`;

export function articleHref(article: ArticleSummary, { categories }: Pick<Content, 'categories'>) {
  const found = categories.find(({ category }) => category === article.category);
  return article.url ?? `${found?.articlePath ?? '/article'}/${article.id}`;
}

/** The first words of a text, for `<meta name="description">`. */
export const describe = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').slice(0, 150);
