import { expect, test } from 'vitest';
import { describeBothClients } from '../support/clients.ts';
import { json } from '../support/fakePostgrest.ts';

const published = '2026-11-18T10:00:00+00:00';

describeBothClients('when an article was changed', (setup) => {
  test.each([
    ['2026-11-20T03:00:00.5+00:00', published, '2026-11-20T03:00:00.500Z'],
    ['2026-11-18 10:00:01+00', published, '2026-11-18T10:00:01.000Z'],
    // The change published the article, or came before its scheduled publication.
    [published, published, null],
    ['2026-11-17T10:00:00+00:00', published, null],
    ['2026-11-17T10:00:00+00:00', null, '2026-11-17T10:00:00.000Z'],
    ['2026-11-20', '2026-11-18', '2026-11-20'],
    [null, published, null],
    [undefined, published, null],
    ['infinity', published, null],
    [{}, published, null],
  ])('%j of one of %j is read as %j', async (updated_at, created_at, updated) => {
    setup.fake.reply(json({ id: 1, created_at, updated_at }));
    expect((await setup.queries().article({ id: '1' })).updated).toBe(updated);
  });
});
