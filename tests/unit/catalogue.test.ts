import { describe, expect, test } from 'vitest';
import { readHistory, statusOf } from '../../stories/catalogue/history.ts';
import { kinds, tiers } from '../../stories/catalogue/kinds.ts';
import { llmsFiles } from '../../stories/catalogue/llms.ts';
import { readCatalogue } from '../../stories/catalogue/readCatalogue.ts';
import { readGuide } from '../../stories/catalogue/readGuide.ts';
import { viewports } from '../../stories/looks.ts';
import { media } from '../../packages/ui/src/css/media.ts';
import { read } from '../support/repository.ts';

/** A story, changeset or docstring that cannot be read fails every test here, with its name. */
const catalogue = readCatalogue();

test.for([
  ['1.0.0', false, 'stable'],
  [null, false, 'experimental'],
  ['1.0.0', true, 'deprecated'],
] as const)('what is in %s, deprecated: %s, is %s', ([since, deprecated, status]) => {
  expect(statusOf({ since, changes: [] }, deprecated)).toBe(status);
});

test('does not fall back: what has been in a release is found there', () => {
  expect(catalogue.filter(({ status }) => status === 'stable').length).toBeGreaterThan(40);
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
  expect(() => readGuide('docs: guide({\n  use: `${text}`,\n}),')).toThrow('text is not defined');
  expect(() => readGuide('const docs = {};')).toThrow('guide({ … })');
});

test('the README names every component in its tier', () => {
  const readme = read('packages/ui/README.md');
  for (const [tier, { title }] of Object.entries(tiers)) {
    const [, listed = ''] = new RegExp(`^\\| ${title} \\| (.+) \\|$`, 'm').exec(readme) ?? [];
    const names = catalogue.filter((entry) => entry.tier === tier).map(({ name }) => `\`${name}\``);
    expect(listed, title).toBe(names.join(', '));
  }
});

test('programs read an index, and a page of every component: guide, types, code', () => {
  const files = llmsFiles(catalogue, read('packages/ui/README.md'));
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

test('the toolbar has a width of each layout', () => {
  const starts = Object.values(media).map((query) =>
    Number(/^.min-width: (.*)em.$/.exec(query)?.[1]),
  );
  const changes = new Set(starts.map((em) => em * 16).filter((px) => px > 0));
  const layouts = Object.values(viewports).map(
    ({ styles }) => [...changes].filter((px) => px <= Number.parseInt(styles.width)).length,
  );
  expect(new Set(layouts).size).toBe(changes.size + 1);
});

test('the type of the props comes first, then all that it names', () => {
  const named = (component: string) =>
    catalogue
      .find(({ name }) => name === component)
      ?.types.map((code) => code.match(/^\w+ (\w+)/)?.[1]);
  expect(named('NavMenu')?.[0]).toBe('NavMenuProps');
  expect(named('NavMenu')).toEqual(expect.arrayContaining(['NavItem', 'NavLinkItem']));
  // Interfaces that are no export of the library, and constants whose names are values.
  expect(named('SignInForm')).toEqual(expect.arrayContaining(['AccountFormProps', 'ContactLink']));
  expect(named('MonthCalendar')).toEqual(expect.arrayContaining(['WeekStart', 'weekStarts']));
  expect(named('ContactForm')).toEqual(expect.arrayContaining(['contactMessages', 'fieldNames']));
  expect(named('UiProvider')).toContain('LanguageLabels');
  expect(named('UiProvider')).not.toContain('CourseCardLabels');
});
