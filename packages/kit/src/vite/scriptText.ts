import { readFileSync } from 'node:fs';
import { type Plugin, minifySync, transformWithOxc } from 'vite';

/**
 * `import text from './file.ts?script'` is the default export of a file that imports only types, as a small expression.
 */
export function scriptText(): Plugin {
  return {
    name: 'setu:script-text',
    enforce: 'pre',
    async load(id) {
      // In the published package the file is JavaScript.
      if (!/\.[jt]s\?script$/.test(id)) return undefined;
      const file = id.slice(0, -'?script'.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, {
        target: 'es2022',
        sourcemap: false,
      });
      const expression = `(()=>{${code.replace(/^export default /m, 'return ')}})()`;
      const script = minifySync('script.js', `export default ${expression}`, {
        module: true,
        compress: { target: 'es2022' },
        mangle: { toplevel: true },
        codegen: { legalComments: 'none' },
      });
      if (script.errors.length > 0) throw new Error(script.errors[0]?.message);
      const text = script.code.replace(/^export default ?/, '').replace(/;?\s*$/, '');
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
