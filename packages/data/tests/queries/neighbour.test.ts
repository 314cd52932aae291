import { expect, test } from 'vitest';
import { describeQueries } from '../support/clients.ts';
import { json } from '../support/fakePostgrest.ts';

const date = '2026-11-18T13:50:00.120Z';
const row = (id: number, created_at: string) => ({ id, title: `Title ${id}`, created_at });

describeQueries('the neighbour of an article', (setup) => {
  const older = (own: { category?: string | null; date?: string | null } = {}) =>
    setup.queries().neighbour({ id: '7', category: 'x', date, side: 'older', ...own });

  const earlier = '2026-11-17T10:00:00Z';
  const moment = '2026-11-18T13:50:00.120345Z';

  test.each([
    [
      'is what follows it among those of its own moment',
      [row(9, '2026-11-18T13:50:00.120900Z'), row(8, moment), row(7, moment), row(3, moment)],
      '3',
    ],
    ['is not one that cannot be linked to', [row(7, date), { id: null }, row(2, earlier)], '2'],
    [
      'is not the article itself, though it comes twice',
      [row(7, date), row(7, date), row(2, earlier)],
      '2',
    ],
    ['at the end of the list is none', [row(7, date)], undefined],
    ['of a list that no longer has it is none', [row(2, earlier)], undefined],
    ['of an empty list is none', [], undefined],
  ])('%s', async (_name, answer, id) => {
    setup.fake.reply(json(answer));
    expect((await older())?.id).toBe(id);
  });

  test.each([{ category: null }, { date: null }])('%j: none, without a request', async (own) => {
    setup.fake.reply(json([row(7, date), row(2, date)]));
    expect(await older(own)).toBeNull();
    expect(setup.fake.seen).toHaveLength(0);
  });
});
