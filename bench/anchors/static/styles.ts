import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

const read = (address: string) => readFileSync(new URL(address, import.meta.url), 'utf8');
const shared = (name: string) => read(`../../shared/css/${name}.css`);
const minify = (css: string) => transformSync(css, { loader: 'css', minify: true }).code.trim();

const always = ['base', 'header', 'footer'];
const parts = {
  home: ['home', 'card'],
  list: ['list'],
  article: ['article'],
  course: ['course', 'card', 'article', 'home'],
  contact: ['contact'],
};

const made = new Map<string, string>();

/** The styles of one kind of page, small enough to inline in its head. */
export function styles(kind?: keyof typeof parts): string {
  const key = kind ?? '';
  const known = made.get(key);
  if (known !== undefined) return known;
  const names = [...always, ...(kind ? parts[kind] : [])];
  const css = minify(
    read('../../../packages/website/src/fonts/fonts.css') + names.map(shared).join(''),
  );
  made.set(key, css);
  return css;
}
