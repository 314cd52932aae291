import { expect } from 'vitest';
import { listContent, openContent, readAsked, readItem } from '../../src/web/api/contentList.ts';
import type { FormKind } from '../../src/web/api/kinds.ts';
import { readForm, saveForm } from '../../src/web/api/publishing.ts';
import type { ApiContext } from '../../src/web/api/route.ts';

/** An item of each kind that has a form, as the form sends it, and a field that a change may write. */
export const forms = {
  questions: {
    values: {
      day: '2026-11-20',
      number: '1',
      language: 'en',
      stem: 'Which is right?',
      options: ['One', 'Two', 'Three', 'Four'],
      answer: 'b',
      explanation: 'Two is.',
    },
    field: 'explanation',
  },
  courses: {
    values: { slug: 'essay', language: 'en', title: 'Essay', category: 'BPSC', mode: 'online' },
    field: 'fees',
  },
  resources: { values: { title: 'About us', href: '/about' }, field: 'category' },
} as const;

/** Expects one alone of those who save a form at once to do so, and the others to be shown what it has written. */
export async function expectOneToSave(context: ApiContext, kind: FormKind): Promise<void> {
  const { values, field } = forms[kind];
  const save = (sent: object) => saveForm(context, readForm({ kind, ...sent }));
  expect(await save({ values })).toMatchObject({ problems: [], written: { was: 'new' } });
  const day = forms.questions.values.day;
  const id = (await listContent(context, readAsked({ kind, day }))).at(-1)?.id ?? '';
  const open = () => openContent(context, readItem({ kind, id }));
  const opened = await open();
  const changed = (text: string) => ({ ...opened.values, [field]: text });
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((text) => save({ ...opened, id, values: changed(text) })),
  );
  const stored = await open();
  const won = answers.findIndex(({ written }) => written !== null);
  expect(stored.values).toEqual(changed(['A', 'B', 'C'][won] ?? ''));
  const lost = answers.filter(({ written }) => written === null);
  expect(lost.map(({ conflict }) => conflict)).toEqual([stored, stored]);
  // Who has seen what is stored may write over it.
  const { conflict, written } = await save({ ...stored, id, values: changed('D') });
  expect([conflict, written?.was]).toEqual([undefined, 'replaced']);
  expect((await open()).values).toEqual(changed('D'));
}
