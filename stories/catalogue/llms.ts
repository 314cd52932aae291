import type { CatalogueEntry } from './readCatalogue.ts';
import { guideMarkdown } from './guideMarkdown.ts';
import { kinds, tiers } from './kinds.ts';

/**
 * The library for programs that read text (https://llmstxt.org): an index, `llms.txt`, and a page for each
 * component, `llms/<Name>.md`.
 *
 * @param readme the package's README; the index opens with its first paragraph.
 * @returns the texts by their path.
 */
export function llmsFiles(
  catalogue: readonly CatalogueEntry[],
  readme: string,
): ReadonlyMap<string, string> {
  const [title = '', summary = ''] = readme.split('\n\n');
  const sections = Object.entries(tiers).flatMap(([tier, { title }]) =>
    Object.entries(kinds).flatMap(([kind, heading]) => {
      const links = catalogue
        .filter((entry) => entry.tier === tier && entry.kind === kind)
        .map(({ name, description }) => `- [${name}](llms/${name}.md): ${description}`);
      return links.length === 0 ? [] : [`## ${title}: ${heading}\n\n${links.join('\n')}`];
    }),
  );
  const index = [title, `> ${summary}`, rules, ...sections].join('\n\n');
  return new Map([
    ['llms.txt', `${index}\n`],
    ...catalogue.map((entry) => {
      const { name, description } = entry;
      return [
        `llms/${name}.md`,
        `# ${name}\n\n${description}\n\n${guideMarkdown(entry)}\n`,
      ] as const;
    }),
  ]);
}

const rules = `What holds for all of it:

- Load \`@setu/ui/base.css\` and a theme such as \`@setu/ui/themes/setu.css\` once. Components bring their own CSS.
- A theme changes the look, props change the content. \`className\` and \`style\` go to the outermost element: for layout, a margin or a place in a grid.
- In a server component give \`ui\` (the settings of \`UiProvider\`) to each component that takes it.
- Links are \`href\`. A router's link goes into \`UiProvider\`, as do labels of another language and the time zone.
- Every component renders on the server and works before JavaScript.
- A missing accessible name is a type error: give the label, heading or legend that the type asks for.`;
