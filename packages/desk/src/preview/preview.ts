import { once } from 'node:events';
import type { Command, DeskSite, PreviewArticle } from '../command.ts';
import { prefixOf } from '../content/languageField.ts';
import { readBounded } from '../content/readBounded.ts';
import { longestFile, ofOneKind, sourcesAt } from '../content/sources.ts';
import { UsageError } from '../exitStatus.ts';
import { articles } from '../publish/articles.ts';
import { readEntries } from '../publish/readEntries.ts';
import { showWarnings } from '../publish/report.ts';
import { openInBrowser } from '../terminal/openInBrowser.ts';
import { onOneLine } from '../terminal/sanitize.ts';

export const preview: Command = {
  name: 'preview',
  worksOn: 'folder',
  summary: 'shows a file as the article that it becomes',
  usage: `Usage: npm run desk -- preview <file.md> [options]

Shows the article as a page of the site, on this machine alone, opens it in the browser, and names what its author
probably meant otherwise, as \`publish\` does. When you have changed the file, load the page again. Ctrl-C ends it.
Nothing is published.

  --no-open   only prints the address
  --tables    makes tables of lines that are separated by tabs, as spreadsheets paste them`,
  options: { 'no-open': { type: 'boolean' }, tables: { type: 'boolean' } },
  async run({ site, output, signal }, { values, positionals }) {
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) {
      throw new UsageError('Name one file: npm run desk -- preview article.md');
    }
    const bytes = await readBounded(file, longestFile);
    if (typeof bytes === 'string') throw new Error(onOneLine(`${file}: ${bytes}.`));

    const read = () => readArticle(file, site, values['tables'] === true);
    const { language, warnings } = await read();
    const { url, path, stop } = await site.startPreview(async () => (await read()).article);
    const address = url + prefixOf(site, language) + (await path());
    output.print(address);
    showWarnings(warnings, output);
    if (values['no-open'] !== true) openInBrowser(address);
    if (!signal.aborted) await once(signal, 'abort');
    await stop();
  },
};

/** What `publish` would write of the unfinished file, and what it would report. */
async function readArticle(file: string, site: DeskSite, tables: boolean) {
  const given = await ofOneKind(await sourcesAt([file]), ['articles']);
  const entries = await readEntries(articles, given, site, tables);
  const draft = entries.read[0]?.draft;
  const article: PreviewArticle = {
    title: draft?.title || null,
    category: draft?.category || null,
    date: draft?.date ?? new Date().toISOString(),
    topics: draft?.topics ?? [],
    content: draft?.content ?? '',
  };
  const language = draft?.language ?? null;
  return { article, language, warnings: [...entries.problems, ...entries.warnings] };
}
