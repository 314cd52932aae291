import { describe, expect, test } from 'vitest';
import { readHistory } from '../../.storybook/catalogue/history.ts';
import { floors, kinds } from '../../.storybook/catalogue/kinds.ts';
import { llmsFiles } from '../../.storybook/catalogue/llms.ts';
import { withGuides } from '../../.storybook/catalogue/manifests.ts';
import { readCatalogue } from '../../.storybook/catalogue/readCatalogue.ts';
import { readStories } from '../../.storybook/catalogue/readStories.ts';
import { criteria, judge } from '../../.storybook/catalogue/status.ts';
import type { Evidence } from '../../.storybook/catalogue/status.ts';
import { read } from '../support/repository.ts';

/** A story, changeset or docstring that cannot be read fails every test here, with its name. */
const catalogue = readCatalogue();

const settled: Evidence = {
  history: { since: '1.0.0', changes: [] },
  deprecated: false,
  hasFixture: true,
  hasTests: true,
  stories: ['Default'],
  contract: ['A real button.'],
};

describe('a component’s status', () => {
  test('is stable when every criterion is met', () => {
    expect(judge(settled)).toEqual({ status: 'stable', missing: [] });
  });

  const lacking: readonly Partial<Evidence>[] = [
    { history: { since: null, changes: [] } },
    { hasFixture: false },
    { hasTests: false },
    { stories: ['Hindi'] },
    { contract: [] },
  ];

  test('is experimental without any one of them, and says which', () => {
    const missing = lacking.map((lack) => judge({ ...settled, ...lack }));
    expect(missing).toEqual(
      criteria.map(({ name }) => ({ status: 'experimental', missing: [name] })),
    );
  });

  test('is deprecated when the docstring says so', () => {
    expect(judge({ ...settled, deprecated: true }).status).toBe('deprecated');
  });

  test('does not fall back: what has been in a release is stable', () => {
    const released = catalogue.filter(({ history }) => history.since !== null);
    expect(released.length).toBeGreaterThan(40);
    expect(released.filter(({ status }) => status === 'experimental')).toEqual([]);
  });
});

describe('a component’s history', () => {
  const changelog = `# @setu/ui

## 1.1.0

### Minor Changes

- abc1234: \`Carousel\` takes \`slideSize\`.
- def5678: Sections of a page have more room. CourseCard takes \`titleLines\`.

## 1.0.0

The first release: \`Carousel\`, \`CourseCard\` and \`Section\`.
`;
  const changeset = "---\n'@setu/ui': minor\n---\n\n`ListStatus` counts a list.\n";
  const history = (name: string) => readHistory(name, changelog, [changeset]);

  test('begins with the first release that names it', () => {
    expect(history('CourseCard').since).toBe('1.0.0');
    expect(history('ListStatus')).toEqual({ since: null, changes: [] });
  });

  test('is what was said of it later', () => {
    expect(history('Carousel').changes).toEqual([
      { version: '1.1.0', text: '`Carousel` takes `slideSize`.' },
    ]);
    expect(history('CourseCard').changes).toHaveLength(1);
  });

  test('takes a word of English for a name only where it is marked as one', () => {
    expect(history('Section')).toEqual({ since: '1.0.0', changes: [] });
  });

  test('asks for a changeset where none names the component', () => {
    expect(() => history('MonthCalendar')).toThrow('MonthCalendar: say in a changeset');
  });
});

test('every component’s stories lie in the folder of a kind', () => {
  expect(catalogue.filter(({ kind }) => kinds[kind] === undefined)).toEqual([]);
});

test('a guide that is computed is refused: programs could not read it', () => {
  expect(() => readStories('docs: guide({\n  use: `${text}`,\n}),')).toThrow('text is not defined');
  expect(() => readStories('const docs = {};')).toThrow('guide({ … })');
});

test('the README names every component on its floor', () => {
  const readme = read('packages/ui/README.md');
  for (const [floor, { title }] of Object.entries(floors)) {
    const [, listed = ''] = new RegExp(`^\\| ${title} \\| (.+) \\|$`, 'm').exec(readme) ?? [];
    const names = catalogue
      .filter((entry) => entry.floor === floor)
      .map(({ name }) => `\`${name}\``);
    expect(listed, title).toBe(names.join(', '));
  }
});

describe('what programs read', () => {
  const readme = read('packages/ui/README.md');
  const files = llmsFiles(catalogue, readme);

  test('is an index, with a page of every component: guide, types, code', () => {
    const index = files.get('llms.txt') ?? '';
    expect(index).toMatch(/^# @setu\/ui\n\n> Headers with dropdowns/);
    for (const { name } of catalogue) {
      expect(index).toContain(`](llms/${name}.md): `);
      const page = files.get(`llms/${name}.md`) ?? '';
      for (const part of ['## When to use it', '## Accessibility contract', '```tsx', '## Props']) {
        expect(page, name).toContain(part);
      }
      expect(page, name).toMatch(new RegExp(`(?:interface|type) ${name}Props`));
    }
  });

  test('in Storybook’s manifest is the library, not its foundations and pages', () => {
    const found = (id: string) => ({ id, path: './', name: id, stories: [], jsDocTags: {} });
    const { components } = withGuides(
      {
        components: {
          v: 0,
          components: {
            'primitives-button': found('primitives-button'),
            'pages-home': found('pages-home'),
          },
        },
      },
      catalogue,
    );
    expect(Object.keys(components?.components ?? {})).toEqual(['primitives-button']);
    expect(components?.components['primitives-button']).toMatchObject({
      import: "import { Button } from '@setu/ui';",
      docs: {
        'primitives-button--guide': { content: expect.stringContaining("'quiet' | 'accent'") },
      },
    });
  });
});

test('the type of the props comes first, then all that it names', () => {
  const types = catalogue.find(({ name }) => name === 'NavMenu')?.types ?? [];
  expect(types.map((code) => code.match(/^\w+ \w+/)?.[0])).toEqual(
    expect.arrayContaining(['interface NavMenuProps', 'type NavItem', 'interface NavLinkItem']),
  );
  expect(types[0]).toMatch(/^interface NavMenuProps/);
});
