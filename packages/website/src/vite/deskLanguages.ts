import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { overlaid } from './overlay.ts';

const website = fileURLToPath(new URL('..', import.meta.url));
const module = 'virtual:website/deskPages';

/** The desk's pages in all languages in one build: `deskPages.tsx?hi` imports modules as the Hindi pages have them. */
export function deskLanguages(root: string, [first = '', ...others]: readonly string[]): Plugin {
  const pages = fileURLToPath(new URL('../desk/deskPages.tsx', import.meta.url));
  const languageOf = (id: string) => others.find((language) => id.endsWith(`?${language}`));
  return {
    name: 'website:desk-languages',
    enforce: 'pre',
    async resolveId(name, importer = '') {
      if (name === module) return `\0${module}`;
      const language = languageOf(name) ?? languageOf(importer);
      if (language === undefined) return null;
      const mark = `?${language}`;
      const from = importer.replace(mark, '');
      const found = await this.resolve(name.replace(mark, ''), from, { skipSelf: true });
      const isOwn = [website, path.join(root, 'src/')].some((own) => found?.id.startsWith(own));
      if (!found || !isOwn || !/\.[jt]sx?$/.test(found.id)) return found;
      const words = path.join(website, 'locales', first, '/');
      const file = found.id.startsWith(words)
        ? path.join(website, 'locales', language, found.id.slice(words.length))
        : (overlaid(root, language, found.id, from) ?? found.id);
      return file + mark;
    },
    load(id) {
      if (id !== `\0${module}`) return null;
      const imports = others.map(
        (language) =>
          `import { ArticlePage as ${language} } from ${JSON.stringify(`${pages}?${language}`)};`,
      );
      return `${imports.join('')}export const inOtherLanguages = { ${others.join()} };`;
    },
  };
}
