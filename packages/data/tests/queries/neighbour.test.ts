import { expect, test } from 'vitest';
import { describeBothClients } from '../support/clients.ts';
import { json } from '../support/fakePostgrest.ts';

const date = '2026-11-18T13:50:00.120Z';
const row = (id: number, created_at: string) => ({ id, title: `Title ${id}`, created_at });

describeBothClients('the neighbour of an article', (setup) => {
  const older = (own: { category?: string | null; date?: string | null } = {}) =>
    setup.queries().neighbour({ id: '7', category: 'x', date, side: 'older', ...own });

  test('is what follows it among those of its own moment', async () => {
    setup.fake.reply(
      json([
        row(9, '2026-11-18T13:50:00.120900Z'),
        row(8, '2026-11-18T13:50:00.120345Z'),
        row(7, '2026-11-18T13:50:00.120345Z'),
        { ...row(3, '2026-11-18T13:50:00.120345Z'), url: 'https://example.com/3' },
        row(2, '2026-11-17T10:00:00Z'),
      ]),
    );
    expect(await older()).toEqual({
      id: '3',
      title: 'Title 3',
      category: null,
      date,
      url: 'https://example.com/3',
    });
  });

  test('is not one that cannot be linked to', async () => {
    setup.fake.reply(json([row(7, date), { id: null }, row(2, '2026-11-17T10:00:00Z')]));
    expect((await older())?.id).toBe('2');
  });

  test('is not the article itself, though it comes twice', async () => {
    setup.fake.reply(json([row(7, date), row(7, date), row(2, '2026-11-17T10:00:00Z')]));
    expect((await older())?.id).toBe('2');
  });

  test.each([
    ['at the end of the list', [row(7, date)]],
    ['of a list that no longer has it', [row(2, '2026-11-17T10:00:00Z')]],
    ['of an empty list', []],
  ])('%s is none', async (_name, answer) => {
    setup.fake.reply(json(answer));
    expect(await older()).toBeNull();
  });

  test.each([{ category: null }, { date: null }])('%j: none, without a request', async (own) => {
    setup.fake.reply(json([row(7, date), row(2, date)]));
    expect(await older(own)).toBeNull();
    expect(setup.fake.seen).toHaveLength(0);
  });
});
