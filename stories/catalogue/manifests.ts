import type { Manifests } from 'storybook/internal/types';
import type { CatalogueEntry } from './readCatalogue.ts';
import { guideMarkdown } from './guideMarkdown.ts';
import { placeOf } from './kinds.ts';

/**
 * Storybook's manifest of components for programs, limited to the package's exports, each with its guide as a
 * document. Storybook itself takes guides only from MDX, and ours are data.
 */
export function withGuides(manifests: Manifests, catalogue: readonly CatalogueEntry[]): Manifests {
  const { components } = manifests;
  if (!components) return manifests;
  const documented = catalogue.flatMap((entry) => {
    const { name, guide } = entry;
    const { id, title } = placeOf(entry);
    const component = components.components[id];
    // Storybook also calls this with only a few of its stories, or none.
    if (!component) return [];
    const document = {
      id: `${id}--guide`,
      name: 'Guide',
      path: component.path,
      title,
      summary: guide.use,
      content: guideMarkdown(entry),
    };
    return {
      ...component,
      import: `import { ${name} } from '@setu/ui';`,
      docs: { [document.id]: document },
    };
  });
  return {
    ...manifests,
    components: {
      ...components,
      components: Object.fromEntries(documented.map((component) => [component.id, component])),
    },
  };
}
