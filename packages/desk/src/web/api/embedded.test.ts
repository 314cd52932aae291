import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend } from '../../../../backend/src/testing.ts';
import type { TestBackend } from '../../../../backend/src/testing.ts';
import { apiContext } from '../../../tests/support/apiContext.ts';
import { expectOneToSave } from '../../../tests/support/forms.ts';
import { sheet } from '../../../tests/support/files.ts';
import { connect } from '../../connect.ts';
import type { Connection } from '../../connect.ts';
import { publishFiles, readFilesSent } from './publishing.ts';
import { undoChange } from './undo.ts';

let backend: TestBackend;
let connection: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  const { signal } = new AbortController();
  connection = await connect({ env: {}, dataDir: backend.dataDir, log: () => {}, signal });
});
afterAll(async () => {
  await connection?.close();
  await backend?.stop();
});

test.each(['questions', 'courses', 'resources'] as const)(
  'of many that save a form of %s at once one alone does',
  async (kind) => {
    await backend.sql(`delete from "Questions" where day = '2026-11-20'`);
    await expectOneToSave(apiContext(connection.client), kind);
  },
);

test('a file that adds a question before others is taken back whole', async () => {
  const context = apiContext(connection.client);
  const stored = () =>
    backend.sql(`select * from "Questions" where day = '2026-11-20' order by language, number`);
  await backend.sql(`delete from "Questions" where day = '2026-11-20'`);
  const drop = (stems: string[], choices: object = {}) => {
    const base64 = Buffer.from(sheet(stems)).toString('base64');
    const files = [{ name: 'q.md', base64 }];
    return publishFiles(context, readFilesSent({ files, write: true, ...choices }));
  };
  await drop(['Which is first?', 'Which is last?']);
  const before = await stored();
  const { written } = await drop(['Which is new?', 'Which is first?', 'Which is last?'], {
    replace: true,
  });
  expect(await stored()).toHaveLength(3);
  await undoChange(context, written?.undo ?? '');
  expect(await stored()).toEqual(before);
});
