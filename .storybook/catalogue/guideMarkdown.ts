import type { CatalogueEntry } from './entry.ts';

/** The text of a component's page as Markdown, for programs. */
export function guideMarkdown({
  guide,
  name,
  entry,
  status,
  history,
  types,
}: CatalogueEntry): string {
  const { use, not, keyboard = {}, accessibility, code } = guide;
  const keys = Object.entries(keyboard).map(([key, effect]) => `| ${key} | ${effect} |`);
  return [
    `Status: ${status}. Since: ${history.since ?? 'the next release'}.`,
    `\`import { ${name} } from '${entry}'\`, or from \`@setu/ui\`.`,
    '## When to use it',
    use,
    '## When not',
    not,
    '## Keyboard',
    keys.length === 0
      ? 'Nothing in it takes focus.'
      : ['| Key | Effect |', '| --- | --- |', ...keys].join('\n'),
    '## Accessibility contract',
    accessibility.map((line) => `- ${line}`).join('\n'),
    '## Code',
    `\`\`\`tsx\n${code.trim()}\n\`\`\``,
    '## Props',
    `\`\`\`ts\n${types.join('\n\n')}\n\`\`\``,
  ].join('\n\n');
}
