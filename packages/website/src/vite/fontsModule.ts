import type { Plugin } from 'vite';
import type { OwnFonts } from '../fonts/ownFonts.ts';

const sheet = 'virtual:website/fonts.css';
const sheetId = '/@website/fonts.css';

/** Generates `virtual:website/fonts.css` from the institute's own fonts, and serves or emits their files. */
export function fontsModule(ownFonts: () => Promise<OwnFonts>): Plugin {
  let own: OwnFonts;
  return {
    name: 'website:fonts',
    enforce: 'pre',
    async configResolved() {
      own = await ownFonts();
    },
    resolveId(id) {
      if (id === sheet) return sheetId;
      return id.startsWith(`${sheetId}?`) ? id : undefined;
    },
    load: (id) => (id.split('?')[0] === sheetId ? own.css : undefined),
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        const content = own.files.get(url.split('?')[0] ?? '');
        if (content) response.setHeader('Content-Type', 'font/woff2').end(content);
        else next();
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [address, source] of own.files) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
  };
}
