import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '../../packages/desk/src/connect.ts';
import { startDesk } from '../support/deskProcess.ts';
import { useFakeSite } from '../support/fakeSite.ts';
import { seededFolder } from '../support/site.ts';
import { type Driver, type EngineName, startDriver } from './drivers/driver.ts';
import { journeys } from './journeys/journeys.ts';
import { pageOf } from './page.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
  }
}

// Journeys of visitors and of the staff in one engine: docs/engines.md
const siteUrl = inject('siteUrl');
const engine = inject('engine');
const { fake, site } = useFakeSite();
let driver: Driver;

beforeAll(async () => {
  driver = await startDriver[engine]();
  return () => driver.close();
});

async function openDesk(): Promise<string> {
  const { folder, remove } = await seededFolder();
  onTestFinished(remove);
  const { signal } = new AbortController();
  const database = await connect({ env: {}, dataDir: folder, log: () => undefined, signal });
  const message = { first_name: 'Asha', message: 'When?\nCall 98765 43210.' };
  expect(await database.client.from('Contact Records').insert(message)).toMatchObject({
    error: null,
  });
  await database.close();
  const { link } = await startDesk({ DATA_DIR: folder });
  return link;
}

describe.for([
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const)('%s', ([, javaScript]) => {
  const those = journeys.filter(({ mode }) => !mode || (mode === 'with JavaScript') === javaScript);
  test.for(those)('$name', async ({ walk, width = 1280, article, desk, prints }) => {
    if (article) fake.tables.Articles = [article];
    await driver.open({ javaScript, width, height: 800 });
    if (desk) await driver.goto(await openDesk());
    await walk(pageOf(driver, article ? site.url : siteUrl, javaScript));
    expect(driver.printed().filter((line) => !prints?.test(line))).toEqual([]);
  });
});
