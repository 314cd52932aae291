import type { Plugin } from 'vite';
import { deriveTheme, sangam, setu, toRegistryItem } from '../packages/ui/src/deriveTheme.ts';
import type { RegistryItem } from '../packages/ui/src/deriveTheme.ts';
import { examples } from '../stories/builder/examples.ts';

/** The shipped themes and the theme builder's examples; without the fonts of `setu`, which only this site has. */
const themes = [
  { ...setu, font: {} },
  sangam,
  ...examples.map(({ name, brand, accent }) => {
    const { light, dark } = deriveTheme({ brand, accent });
    return { name, light, dark };
  }),
];

/** The registry from which `npx shadcn add` installs. */
export const registry = {
  $schema: 'https://ui.shadcn.com/schema/registry.json',
  name: 'setu',
  homepage: 'https://setu-ui.github.io/setu/storybook/latest/',
  items: themes.flatMap((theme): RegistryItem[] => [
    toRegistryItem(theme),
    toRegistryItem(theme, 'registry:base'),
  ]),
};

/** Puts the registry into the built workshop: `r/registry.json`, and `r/<name>.json` for each item. */
export function registryFiles(): Plugin {
  return {
    name: 'setu:registry',
    generateBundle() {
      const emit = (name: string, document: object) =>
        this.emitFile({
          type: 'asset',
          fileName: `r/${name}.json`,
          source: `${JSON.stringify(document, null, 2)}\n`,
        });
      emit('registry', registry);
      for (const item of registry.items) emit(item.name, item);
    },
  };
}
