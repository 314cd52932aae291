import type { Guide } from '../story.ts';
import type { CatalogueEntry } from './readCatalogue.ts';

/** The text of a component's page as Markdown, for programs. */
export function guideMarkdown({
  guide,
  name,
  entry,
  status,
  history,
  types,
}: CatalogueEntry): string {
  const { use, not, keyboard, accessibility, code } = guide;
  return [
    `Status: ${status}. Since: ${history.since ?? 'the next release'}.`,
    `\`import { ${name} } from '${entry}'\`, or from \`@setu/ui\`.`,
    '## When to use it',
    use,
    '## When not',
    not,
    '## Keyboard',
    keyTable(keyboard),
    '## Accessibility contract',
    accessibility.map((line) => `- ${line}`).join('\n'),
    '## Code',
    `\`\`\`tsx\n${code.trim()}\n\`\`\``,
    '## Props',
    `\`\`\`ts\n${types.join('\n\n')}\n\`\`\``,
  ].join('\n\n');
}

/** The keys of a component with their effects. */
export function keyTable(keyboard: Guide['keyboard'] = {}): string {
  const rows = Object.entries(keyboard).map(([keys, effect]) => {
    const each = keys.split(', ').map((key) => `<kbd>${key}</kbd>`);
    return `| ${each.join(' ')} | ${effect} |`;
  });
  if (rows.length === 0) return 'Nothing in it takes focus.';
  return ['| Key | Effect |', '| --- | --- |', ...rows].join('\n');
}
