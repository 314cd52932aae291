import { expect, test } from 'vitest';
import { describeQueries } from '../support/clients.ts';
import { type Reply, hang, json, noTable, refusal } from '../support/fakePostgrest.ts';

/** In the order of the answer. */
const columns = ['summary', 'topics', 'updated_at', 'language', 'translation_of'];
const others = [
  'submission_id',
  'Article Topics',
  'Questions',
  'search',
  'list_page',
  'article_page',
];
const noFunction = (name: string) =>
  refusal(404, 'PGRST202', `Could not find the function public.${name} in the schema cache`);
const noPermission = refusal(401, '42501', 'permission denied for table Contact Records');
const noColumn = (name: string) => refusal(400, '42703', `column ${name} does not exist`);

/** Answers each read by its address, or with what the project has: no rows, but permission for no messages. */
const project =
  (own: Record<string, Reply>): Reply =>
  (response, request) => {
    const address = decodeURIComponent(request.url ?? '');
    const [, reply] = Object.entries(own).find(([part]) => address.includes(part)) ?? [];
    const usual = address.includes('Contact')
      ? noPermission
      : json(address.includes('/rpc/') ? {} : []);
    (reply ?? usual)(response, request);
  };

const specAlone = {
  ...Object.fromEntries(columns.map((name) => [`Articles?select=${name}&`, noColumn(name)])),
  'select=submission_id': noColumn('submission_id'),
  'Article%20Topics': noTable('Article Topics'),
  'Article Topics': noTable('Article Topics'),
  Questions: noTable('Questions'),
  'rpc/topics': noTable('Article Topics'),
  'rpc/search': noFunction('search'),
  'rpc/list_page': noFunction('list_page'),
  'rpc/article_page': noFunction('article_page'),
};

describeQueries('what a project lacks', (setup) => {
  test('is asked for at the same time', async () => {
    setup.fake.reply(project(specAlone));
    expect(await setup.queries().lacking()).toEqual([...columns, ...others]);
    const asked = setup.fake.asked().filter((address) => address.includes('/Articles?select='));
    expect(asked.filter((address) => address.endsWith('&limit=1'))).toHaveLength(columns.length);
  });

  test('is nothing where all is there, and where a search, a list or an article fails', async () => {
    const down = refusal(503, '', 'relation "search" is not known yet');
    const fails = { 'rpc/search': down, 'rpc/list_page': down, 'rpc/article_page': down };
    for (const own of [{}, fails]) {
      setup.fake.reply(project(own));
      expect(await setup.queries().lacking()).toEqual([]);
    }
  });

  test('is asked for no longer once the call is aborted', async () => {
    setup.fake.reply(hang);
    const leaving = new AbortController();
    const call = setup.queries().lacking({ signal: leaving.signal });
    // Nothing is answered: all are asked for at the same time.
    await expect.poll(() => setup.fake.seen.length).toBe(columns.length + others.length);
    leaving.abort();
    await expect(call).rejects.toBe(leaving.signal.reason);
    await Promise.all(setup.fake.seen.map(({ closed }) => closed));
  });

  test.each(['summary', 'submission_id', 'Questions'])(
    'is not known where the backend does not answer about %s',
    async (part) => {
      setup.fake.reply(project({ [part]: refusal(503, '', `${part} is not known yet`) }));
      await expect(setup.queries().lacking()).rejects.toMatchObject({ kind: 'unavailable' });
    },
  );
});
