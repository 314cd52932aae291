import { createRequire, registerHooks } from 'node:module';
import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ArticleFile } from './articleFile.ts';

const { resolve } = createRequire(import.meta.url);
const sheets = ['@setu/ui/styles.css', '@setu/ui/themes/setu.css'];

/** The page asks for itself anew when the file was saved. */
const reload = `new EventSource('/changes').onmessage = () => location.reload();`;

/** Makes whole pages of articles, as the site shows them; the library is loaded once. */
export async function loadArticlePage(): Promise<(article: ArticleFile) => string> {
  const { ArticleDetail, hindiLabels, UiProvider } = await loadLibrary();
  const { parseArticle, passagesOf } = await import('@setu/ui/articleText');
  const styles = await Promise.all(sheets.map((sheet) => readFile(resolve(sheet), 'utf8')));
  return (article) => {
    const { category, date, text, title } = article;
    const passages = parseArticle(text).flatMap(passagesOf);
    const isHindi = passages.filter(({ lang }) => lang === 'hi').length * 2 > passages.length;
    const detail = createElement(ArticleDetail, {
      title,
      category,
      date,
      text,
      back: { href: '/', label: category ?? 'Preview' },
    });
    const labels = isHindi ? hindiLabels : {};
    // oxlint-disable-next-line react/no-children-prop -- Node runs this file as it is: no JSX
    const body = renderToStaticMarkup(createElement(UiProvider, { labels, children: detail }));
    return [
      `<!doctype html><html lang="${isHindi ? 'hi' : 'en'}" data-setu-theme="setu"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      renderToStaticMarkup(createElement('title', null, title ?? 'Preview')),
      `<style>${styles.join('\n')}</style></head><body><main>${body}</main>`,
      `<script>${reload}</script></body></html>`,
    ].join('');
  };
}

/** Its modules bring their styles along, which Node cannot load: all of them are in one sheet as well. */
async function loadLibrary() {
  const hooks = registerHooks({
    load: (url, context, next) =>
      url.endsWith('.css')
        ? { format: 'module', source: '', shortCircuit: true }
        : next(url, context),
  });
  try {
    return await import('@setu/ui');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('The library is not built yet: npm run build.', { cause: error });
  } finally {
    hooks.deregister();
  }
}
