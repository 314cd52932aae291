import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Institute } from '../instituteTypes.ts';
import { type Look, lookOf } from './look.ts';
import { readLogo } from '../vite/readLogo.ts';
import { readTheme } from '../vite/readTheme.ts';

/** Draws icons and a preview for a site without files of them; `setu pictures` draws better ones, by a browser. */
export function missingPictures(institute: Institute, root: string): Plugin {
  const has = (src: string) => existsSync(path.join(root, 'public', src));
  let look: Look;
  const draw = async (src: string): Promise<Buffer | undefined> => {
    if (has(src)) return undefined;
    const { drawnPictures } = await import('./drawWithoutBrowser.ts');
    return drawnPictures[src]?.(look);
  };
  return {
    name: 'website:missing-pictures',
    async configResolved({ resolve }) {
      const { definition } = await readTheme(institute.theme, resolve.alias);
      look = lookOf(definition, readLogo(root).svg);
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [asked = '/'] = (request.url ?? '').split('?');
        void (async () => {
          const content = await draw(asked).catch(() => undefined);
          if (!content) return next();
          const type = asked.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
          response.setHeader('Content-Type', type).end(content);
        })();
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { drawnPictures } = await import('./drawWithoutBrowser.ts');
      for (const src of Object.keys(drawnPictures)) {
        const source = await draw(src);
        if (source) this.emitFile({ type: 'asset', fileName: src.slice(1), source });
      }
    },
  };
}
