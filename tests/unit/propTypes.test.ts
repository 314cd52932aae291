import { expect, test } from 'vitest';
import { withWrittenTypes } from '../../stories/docs/propTypes.ts';

const literals = (...values: string[]) => values.map((value) => ({ name: 'literal', value }));
const union = (raw: string, ...elements: object[]) => ({ name: 'union', raw, elements });
const optional = (raw: string, type: object = { name: 'unknown' }) =>
  union(`${raw} | undefined`, type, { name: 'undefined' });

/** The row of a component's prop, with its type as react-docgen reads it, in a story with this value. */
function rowOf(tsType: object, { value, of = '' }: { value?: unknown; of?: string } = {}) {
  const name = of.split('.')[1] ?? 'prop';
  const docgen = { displayName: of.split('.')[0], props: { [name]: { tsType } } };
  const shown = {
    argTypes: { [name]: { name } },
    component: { __docgenInfo: docgen },
    initialArgs: { [name]: value },
  };
  return withWrittenTypes(shown as unknown as Parameters<typeof withWrittenTypes>[0])[name];
}

test.for<[object, unknown[]]>([
  [optional('HeadingLevel', union('2 | 3', ...literals('2', '3'))), [2, 3]],
  [optional('WeekStart', union('keyof typeof x', ...literals('monday'))), ['monday']],
  [optional("'start' | 'end'", union('', ...literals("'start'", "'end'"))), ['start', 'end']],
  [optional('QuestionLetter'), ['a', 'b', 'c', 'd']],
  [optional('SpaceToken'), expect.arrayContaining(['x1', 'x16']) as unknown[]],
  [optional('TextToken'), expect.arrayContaining(['xs', 'xl4']) as unknown[]],
])('%j is a choice', ([type, value]) => {
  expect(rowOf(type)?.type).toEqual({ name: 'enum', value, required: false });
});

test('a pattern is text', () => {
  const href = optional('`#${string}`', literals('`#${string}`')[0]);
  expect(rowOf(href)?.type).toMatchObject({ name: 'string' });
});

test('words can be changed, and nothing unset becomes an object that the component cannot take', () => {
  const off = { disable: true };
  const node = { name: 'NonNullable', raw: 'NonNullable<ReactNode>' };
  expect(rowOf(node, { value: 'Words' })?.control).toEqual({ type: 'text' });
  expect(rowOf(node)?.control).toEqual(off);
  expect(rowOf(optional('((open: boolean) => void)'))?.control).toEqual(off);
  expect(rowOf(optional('readonly Action[]'))?.control).toEqual(off);
  expect(rowOf(optional('readonly Action[]'), { value: [] })?.control).toBeUndefined();
  expect(rowOf(optional('UiSettings', { name: 'UiSettings' }))?.control).toBeUndefined();
});

test.for([
  ['CallToAction.actions', 'readonly { label: string; href: string; icon?: ReactNode }[]'],
  ['Question.options', 'readonly [string, string, string, string]'],
] as const)('the type of %s is shown whole', ([of, summary]) => {
  expect(rowOf({ name: 'unknown' }, { of })?.table?.type).toEqual({ summary });
});
