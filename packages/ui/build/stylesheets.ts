import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { layerOrder } from '../src/theme/layerNames.ts';

const virtualSheet = /\.css\.ts\.vanilla\.css$/;

/**
 * Gives the library's modules their CSS, which Vite takes out of them in library mode. Each module imports the sheets
 * that it uses, below any directive; that of class names has no side effects, so that a bundler may inline its
 * constants. Each sheet opens with the order of the layers. `styles.css` is the base, the default theme and all sheets.
 */
export function stylesheets(sourceFolder: string): Plugin {
  const sheetName = (id: string) => path.relative(sourceFolder, id).replace(virtualSheet, '.css');
  return {
    name: 'setu-stylesheets',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheets = takeSheets(bundle);
        for (const [fileName, source] of sheets) {
          this.emitFile({ type: 'asset', fileName, source });
        }

        /** The sheets that a module loads, in the order of execution. */
        const sheetsOf = (id: string, follow: RegExp, seen = new Set<string>()): string[] => {
          if (seen.has(id)) return [];
          seen.add(id);
          if (virtualSheet.test(id)) return sheets.has(sheetName(id)) ? [sheetName(id)] : [];
          return (this.getModuleInfo(id)?.importedIds ?? [])
            .filter((imported) => follow.test(imported))
            .flatMap((imported) => sheetsOf(imported, follow, seen));
        };

        for (const [fileName, chunk] of Object.entries(bundle)) {
          if (chunk.type !== 'chunk' || chunk.facadeModuleId === null) continue;
          const code = chunk.code
            .replace(/^\/\* empty css\s*\*\/\n/gm, '')
            // What a module of styles does beside naming classes, its sheet does.
            .replace(/^import "[^"]+\.styles\.js";\n/gm, '');
          if (chunk.facadeModuleId.endsWith('.css.ts')) {
            if (code.includes('export ')) chunk.code = code;
            else delete bundle[fileName];
            continue;
          }
          const imports = sheetsOf(chunk.facadeModuleId, /\.css(\.ts)?$/).map((sheet) => {
            const relative = path.posix.relative(path.posix.dirname(fileName), sheet);
            return `import "${relative.startsWith('.') ? relative : `./${relative}`}";\n`;
          });
          const directives = /^(?:"use \w+";\n)*/.exec(code)?.[0] ?? '';
          chunk.code = directives + imports.join('') + code.slice(directives.length);
        }

        // Both are entries of their own: no module may bring them where a page has others.
        const all = ['css/reset.css', 'theme/setu.css'].concat(
          sheetsOf(path.join(sourceFolder, 'index.ts'), /(?:)/),
        );
        const rules = all.map((name) => sheets.get(name)?.slice(layerOrder.length + 1) ?? '');
        this.emitFile({
          type: 'asset',
          fileName: 'styles.css',
          source: withLayerOrder(rules.join('')),
        });
      },
    },
  };
}

/** Takes vanilla-extract's sheets out of the bundle. By the name that each is to have. */
function takeSheets(bundle: Rolldown.OutputBundle): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const [fileName, file] of Object.entries(bundle)) {
    if (file.type !== 'asset' || !virtualSheet.test(fileName)) continue;
    delete bundle[fileName];
    const source = withLayerOrder(String(file.source));
    // What only names layers holds no rule.
    if (source !== withLayerOrder('')) sheets.set(fileName.replace(virtualSheet, '.css'), source);
  }
  return sheets;
}

/** vanilla-extract opens a sheet with the layers that it uses, not with their order. */
function withLayerOrder(css: string): string {
  const rules = css.replace(/^(?:\s*@layer [\w., ]+;)+/, '').trim();
  return rules === '' ? `${layerOrder}\n` : `${layerOrder}\n${rules}\n`;
}
