import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readMigrations } from '../../../packages/backend/src/database/migrate.ts';
import { startReferee } from '../../../packages/backend/tests/support/referee.ts';
import type { Referee } from '../../../packages/backend/tests/support/referee.ts';
import { claimsOf, token } from '../../../packages/backend/tests/support/tokens.ts';
import { startGateway } from '../../support/backend/gateway.ts';
import type { Gateway } from '../../support/backend/gateway.ts';
import { newMessage, post } from '../../support/contact/contactPage.ts';
import { temporaryFolder } from '../../support/site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Ran {
  status: number;
  printed: string;
  said: string;
}

/** Runs `npm run desk` without npm, as a script would: nobody sits at its terminal. */
function desk(args: readonly string[], env: Record<string, string>): Promise<Ran> {
  const file = path.join(root, 'packages/kit/src/cli/setu.ts');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [file, 'desk', 'site', ...args],
      { cwd: root, env: { PATH: process.env['PATH'], ...env } },
      (error, printed, said) => resolve({ status: Number(error?.code ?? 0), printed, said }),
    );
  });
}

interface Found {
  id: string;
  message: string;
}

const messagesOf = async (env: Record<string, string>): Promise<Found[]> => {
  const { status, printed, said } = await desk(['messages', '--json', '--limit', '1000'], env);
  expect({ status, said }).toEqual({ status: 0, said: '' });
  return JSON.parse(printed) as Found[];
};

describe('beside the running site', () => {
  const where = () => ({ DATA_DIR: inject('dataDir') });

  test('a message of the form is printed, and is gone from the list when it was answered', async () => {
    const { posted } = newMessage();
    const message = `${posted.message} Told to the desk.`;
    const sent = await post(inject('siteUrl'), { ...posted, message, timed: '1' });
    expect(sent.status).toBe(303);
    const find = async () => (await messagesOf(where())).find((one) => one.message === message);
    const found = await find();
    const shown = await desk(['messages', 'show', found?.id ?? ''], where());
    expect(shown.printed).toContain("आशा O'Verma <b> <asha@example.com>");
    const marked = await desk(['messages', '--answered', found?.id ?? ''], where());
    expect(marked).toEqual({ status: 0, printed: '', said: `${found?.id}: answered\n` });
    expect(await find()).toBeUndefined();
  });

  test('the database is saved and restored', async () => {
    const { folder, remove } = await temporaryFolder();
    const file = path.join(folder, 'saved.backup.gz');
    const saved = await desk(['backup', file, '--json'], where());
    expect(saved).toMatchObject({ status: 0, said: '' });
    const other = path.join(folder, 'data');
    const restored = await desk(['restore', file, '--json'], { DATA_DIR: other });
    expect(restored).toMatchObject({ status: 0, said: '' });
    const { rows } = JSON.parse(saved.printed) as { rows: number };
    expect(JSON.parse(restored.printed)).toEqual({ dataDir: other, rows });
    expect(readdirSync(other)).toEqual(['db']);
    const again = await desk(['restore', file], { DATA_DIR: other });
    expect(again).toMatchObject({ status: 1, printed: '' });
    expect(again.said).toContain('is not empty');
    await remove();
  });

  test('help comes without a database, and what is called wrongly ends with 2', async () => {
    expect(await desk(['--help'], { DATA_DIR: '/nowhere' })).toMatchObject({ status: 0, said: '' });
    expect((await desk(['messages', '--bogus'], where())).status).toBe(2);
  });
});

describe('with a hosted project', () => {
  const secret = 'secret'.repeat(8);
  let referee: Referee;
  let gateway: Gateway;
  beforeAll(async () => {
    referee = await startReferee(secret, { make: readMigrations().map(({ sql }) => sql) });
    gateway = await startGateway(referee);
  });
  afterAll(async () => {
    await gateway?.close();
    await referee?.stop();
  });

  test('the same commands work with its service key, and not with its public one', async () => {
    await referee.sql(`insert into "Contact Records" (message) values ('Hello')`);
    const env = (role: string) => ({
      SUPABASE_URL: gateway.url,
      SUPABASE_SERVICE_KEY: token(claimsOf(role), secret),
    });
    const messages = await messagesOf(env('service_role'));
    expect(messages.map(({ message }) => message)).toEqual(['Hello']);
    const refused = await desk(['messages'], env('anon'));
    expect(refused).toMatchObject({ status: 1, printed: '' });
    expect(refused.said).toContain('SUPABASE_SERVICE_KEY is no service key');
  });
});
