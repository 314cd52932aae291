/** What a component's page says above its stories; every sentence may hold Markdown. */
interface Guide {
  use: string;
  avoid: string;
  /** Rows of the keyboard table. Left out: there is nothing to operate. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  accessibility: readonly string[];
  code: string;
}

/** A component's guide as the parameter that Storybook's docs read. */
export function guide({ use, avoid, keyboard = [], accessibility, code }: Guide) {
  const rows = keyboard.map(([keys, effect]) => `| ${keys} | ${effect} |`);
  const component = [
    '### When to use it',
    use,
    '### When not',
    avoid,
    '### Keyboard',
    rows.length === 0
      ? 'Nothing in it takes focus.'
      : ['| Key | Effect |', '| --- | --- |', ...rows].join('\n'),
    '### Accessibility contract',
    accessibility.map((line) => `- ${line}`).join('\n'),
    '### Code',
    `\`\`\`tsx\n${code.trim()}\n\`\`\``,
  ].join('\n\n');
  return { description: { component } };
}

/** A row of the prop table, for props that are a union of types: react-docgen reads none of those. */
export function prop(description: string, type: string, defaultValue?: string) {
  return {
    description,
    table: {
      type: { summary: type },
      ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
    },
  };
}
