import path from 'node:path';
import { type Rolldown, build } from 'vite';
import { describe, expect, test } from 'vitest';
import { registry, registryFiles } from '../../.storybook/registry.ts';
import type { RegistryItem } from '../../packages/ui/src/deriveTheme.ts';
import { contrastRatio } from '../../packages/ui/src/theme/contrast.ts';
import { schemaErrors } from '../support/publishedSchema.ts';

const schema = (name: string) => `https://ui.shadcn.com/schema/${name}.json`;

/** In addition to each `<name>-foreground` on its `<name>`: colours that shadcn uses on several grounds. */
const page = ['background', 'card', 'popover', 'muted', 'accent'];
const others: [colors: string[], grounds: string[], required: number][] = [
  [['foreground', 'muted-foreground', 'destructive'], page, 4.5],
  [['input', 'ring'], page, 3],
  [['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'], ['background', 'card'], 3],
  [['sidebar-ring'], ['sidebar', 'sidebar-accent'], 3],
];

/** Every pair of an item with too little contrast, as a readable line. */
function tooPale({ cssVars: { light, dark } }: RegistryItem): string[] {
  const pairs = [
    ...Object.keys(light)
      .filter((name) => name.endsWith('-foreground'))
      .map((name) => ({ color: name, ground: name.replace('-foreground', ''), required: 4.5 })),
    ...others.flatMap(([colors, grounds, required]) =>
      colors.flatMap((color) => grounds.map((ground) => ({ color, ground, required }))),
    ),
  ];
  return Object.entries({ light, dark }).flatMap(([mode, colors]) =>
    pairs
      .map((pair) => ({
        ...pair,
        ratio: contrastRatio(colors[pair.color] ?? '', colors[pair.ground] ?? ''),
      }))
      .filter(({ ratio, required }) => ratio < required)
      .map(({ color, ground, ratio }) => `${mode}: ${color} on ${ground}: ${ratio.toFixed(2)}`),
  );
}

describe('the registry of the workshop', () => {
  test('is one of shadcn, with a theme and a base of each theme', () => {
    expect(schemaErrors(schema('registry'), registry)).toEqual([]);
    expect(schemaErrors(schema('registry'), { ...registry, items: [{ name: 'odd' }] })).not.toEqual(
      [],
    );
    const names = registry.items.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['setu', 'setu-base', 'sangam', 'maroon-base']));
  });

  test.for(registry.items)('$name: a valid item, every pair with its contrast', (item) => {
    expect(schemaErrors(schema('registry-item'), item)).toEqual([]);
    expect(tooPale(item)).toEqual([]);
  });

  test('lies below r/ in what is built, whole and each item apart', async () => {
    const { output } = (await build({
      configFile: false,
      logLevel: 'error',
      plugins: [registryFiles()],
      build: {
        write: false,
        rolldownOptions: { input: path.resolve('stories/builder/examples.ts') },
      },
    })) as Rolldown.RolldownOutput;
    const built = output.flatMap((file) =>
      file.type === 'asset' ? [[file.fileName, JSON.parse(String(file.source)) as unknown]] : [],
    );
    expect(Object.fromEntries(built)).toEqual({
      'r/registry.json': registry,
      ...Object.fromEntries(registry.items.map((item) => [`r/${item.name}.json`, item])),
    });
  });
});
