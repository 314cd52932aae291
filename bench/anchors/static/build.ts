import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addresses, articlePage, articleView, content, courseView } from '../../shared/source.ts';
import { homePage } from './home.ts';
import * as pages from './pages.ts';

/** Writes the whole site as files into the folder named on the command line. */
async function build(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const site = content();
  const write = async (address: string, text: string | undefined) => {
    if (text === undefined) return;
    const file = path.join(folder, `${address === '/' ? 'index' : address}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const { lists, articles, slugs } = addresses();
  await write('/', homePage(site));
  await write('/contact', pages.contactPage(site));
  for (const plain of site.plainPages) await write(plain.path, pages.plainPage(site, plain));
  for (const { path: address, page } of lists) {
    const view = await articlePage(address, page);
    const text = view && pages.listPage(site, view);
    await write(page > 1 ? `${address}/page/${page}` : address, text);
  }
  for (const { path: address, id } of articles) {
    const view = await articleView(id);
    await write(`${address}/${id}`, view && pages.articlePage(site, view));
  }
  for (const slug of slugs) {
    const view = courseView(slug);
    await write(`/${slug}`, view && pages.coursePage(site, view));
  }
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to write to.');
await build(folder);
