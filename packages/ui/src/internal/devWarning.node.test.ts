import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';

const entry = `
  import { requireKnown, requireKnownLabels, requireName } from ${JSON.stringify(path.join(import.meta.dirname, 'devWarning.ts'))};
  const styles = { tone: { info: 'x' } };
  export function Sample({ label, tone, labels }) {
    requireName('Sample', 'label', label);
    requireKnown('Sample', 'tone', tone, styles.tone);
    requireKnownLabels('sample', labels, { one: '' });
    return label;
  }`;

test('of warnings nothing is left in production, neither their words nor their calls', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (path.basename(id) === 'entry' ? '\0entry' : undefined),
        load: (id) => (id === '\0entry' ? entry : undefined),
      },
    ],
    build: { write: false, lib: { entry: 'entry', formats: ['es'] } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Vite built nothing.');
  const { code } = output.output[0];
  expect(code).not.toMatch(/console|accessible|Sample'|"Sample"|process/);
  expect(code.length).toBeLessThan(150);
});
