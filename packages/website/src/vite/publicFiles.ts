import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../public', import.meta.url));

/** Adds the website's public files to those of a site, which take precedence. */
export function publicFiles(): Plugin {
  let ofSite = '';
  return {
    name: 'website:public-files',
    // Font addresses in stylesheets do not resolve to modules.
    config: () => ({ build: { rolldownOptions: { external: /^\/fonts\// } } }),
    configResolved: ({ publicDir }) => void (ofSite = publicDir),
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [asked = '/'] = (request.url ?? '').split('?');
        const isOurs = /\.\w+$/.test(asked) && existsSync(path.join(folder, path.normalize(asked)));
        if (isOurs && !existsSync(path.join(ofSite, asked))) request.url = `/@fs${folder}${asked}`;
        next();
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const file = path.join(entry.parentPath, entry.name);
        const fileName = path.relative(folder, file).replaceAll('\\', '/');
        if (!entry.isFile() || existsSync(path.join(ofSite, fileName))) continue;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
      }
    },
  };
}
