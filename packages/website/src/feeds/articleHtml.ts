import { language } from '@texts/common.ts';
import { parseArticle } from '@setu/ui';
import type { Block, Passage } from '@setu/ui';

/** An article's plain text as HTML without styles, for readers of feeds. Nothing in the text becomes HTML. */
export function articleHtml(text: string): string {
  return parseArticle(text, language).map(blockHtml).join('\n');
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'heading':
      return element('h2', block);
    case 'paragraph':
      return element('p', block);
    case 'bulletList':
      return `<ul>${itemsHtml(block.items)}</ul>`;
    case 'numberedList':
      return `<ol start="${block.start}">${itemsHtml(block.items)}</ol>`;
    default:
      return block satisfies never;
  }
}

const itemsHtml = (items: readonly Passage[]) => items.map((item) => element('li', item)).join('');

function element(name: string, { lines, lang }: Passage): string {
  const language = lang === undefined ? '' : ` lang="${lang}"`;
  return `<${name}${language}>${lines.map(escapeHtml).join('<br>')}</${name}>`;
}

const escapeHtml = (line: string) =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
