import { type Declaration, parse } from 'postcss';
import type { Plugin } from 'vite';

/**
 * Moves the `@font-face` rules that a stylesheet names to `file`, which pages have inline: loaded later with the rest,
 * they make Chromium lay out all text again (45 ms on a slow processor).
 */
export function separateFonts(file: string): Plugin {
  return {
    name: 'setu:separate-fonts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
          const { fonts, rules } = splitFonts(String(asset.source));
          asset.source = rules;
          this.emitFile({ type: 'asset', fileName: file, source: fonts });
        }
      },
    },
  };
}

export function splitFonts(css: string): { fonts: string; rules: string } {
  const root = parse(css);
  const faces = new Map<string, string>();
  root.walkAtRules('font-face', (face) => {
    const family = face.nodes?.find((node) => (node as Declaration).prop === 'font-family');
    faces.set(face.toString(), (family as Declaration).value.replaceAll(/["']/g, ''));
    face.remove();
  });
  const rules = root.toString();
  const named = [...faces].filter(([, family]) => rules.includes(family));
  return { fonts: named.map(([text]) => text).join(''), rules };
}
