import type { Manifests } from 'storybook/internal/types';
import type { CatalogueEntry } from './entry.ts';
import { guideMarkdown } from './guideMarkdown.ts';
import type { WrittenProp } from './readStories.ts';

/** What Storybook's manifest has of a component beyond its type: react-docgen's reading, and documents. */
type Component = NonNullable<Manifests['components']>['components'][string] & {
  reactDocgen?: { props?: object };
};

/**
 * Storybook's manifest of components, which programs read: of what the package exports alone, each with its
 * guide as a document. Storybook takes guides from MDX only, and ours are data.
 */
export function withGuides(manifests: Manifests, catalogue: readonly CatalogueEntry[]): Manifests {
  const { components } = manifests;
  if (!components) return manifests;
  const documented = catalogue.flatMap((entry) => {
    const id = `components-${entry.name.toLowerCase()}`;
    const component: Component | undefined = components.components[id];
    // Storybook also asks with a few of its stories, or none.
    return component ? [[id, describe(component, entry)] as const] : [];
  });
  return {
    ...manifests,
    components: { ...components, components: Object.fromEntries(documented) },
  };
}

function describe(component: Component, entry: CatalogueEntry): Component & { docs: object } {
  const id = `${component.id}--guide`;
  const { reactDocgen } = component;
  const props = Object.keys(reactDocgen?.props ?? {}).length > 0 ? {} : docgenOf(entry.props);
  return {
    ...component,
    import: `import { ${entry.name} } from '@setu/ui';`,
    reactDocgen: { ...reactDocgen, ...props },
    docs: {
      [id]: {
        id,
        name: 'Guide',
        path: component.path,
        title: `Components/${entry.name}`,
        summary: entry.guide.use,
        content: guideMarkdown(entry),
      },
    },
  };
}

/** Props that the stories write themselves, in the form of react-docgen. */
function docgenOf(props: readonly WrittenProp[]) {
  return {
    props: Object.fromEntries(
      props.map(({ name, description, type, defaultValue }) => [
        name,
        {
          required: false,
          description,
          tsType: { name: 'union', raw: type },
          ...(defaultValue !== undefined && {
            defaultValue: { value: defaultValue, computed: false },
          }),
        },
      ]),
    ),
  };
}
