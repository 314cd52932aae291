import { globSync } from 'node:fs';
import { assert, expect, test } from 'vitest';
import { readComponents, readParts } from '../../../packages/ui/build/publicSurface.ts';
import { read, root } from '../../support/repository.ts';

test.for(readComponents())('$name has its stories and its guide', (component) => {
  const { name, source, tier } = component;
  const file = `stories/${tier}/*/${name}.stories.tsx`;
  const [stories] = globSync(file, { cwd: root });
  assert(stories !== undefined, file);

  const text = read(stories);
  expect(text).toMatch(/^export const Default\b/m);
  // The guide: when to use it, when not, keyboard, accessibility, code (stories/story.ts).
  expect(text).toMatch(/[gG]uide\(\{/);

  // The imports are those that a consumer would write.
  const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from);
  expect(imports).toContain('@setu/ui');
  expect(imports.filter((from) => from.includes('packages/'))).toEqual([]);

  // The links of its stories stay in the workshop; those of its code are a consumer's.
  expect(text.replace(/code: `[^`]*`/, '')).not.toMatch(/href(?:: |=)['"]\//);

  for (const part of readParts(source)) expect(text).toContain(`<${part.name}`);
});

const pageStories = globSync('stories/pages/**/*.stories.tsx', { cwd: root }).map((file) =>
  read(file),
);

test.for(globSync('packages/website/src/pages/*.tsx', { cwd: root }))(
  '%s is shown by a story',
  (screen) => {
    const shown = pageStories.some(
      (text) => text.includes(`/${screen}';`) && text.includes('sitePage(Page'),
    );
    expect(shown, `a story in stories/pages that shows the Page of ${screen}`).toBe(true);
  },
);
