import { beforeAll, describe, expect, inject, test } from 'vitest';
import { startDeskWithMessages } from '../support/deskProcess.ts';
import { useFakeSite } from '../support/fakeSite.ts';
import { startDriver } from './drivers/driver.ts';
import type { Driver, EngineName } from './drivers/driver.ts';
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
let walked = 0;
let steps = 0;

beforeAll(async () => {
  driver = await startDriver[engine]();
  return async () => {
    process.stdout.write(`${engine}: ${walked} journeys, ${steps} steps\n`);
    await driver.close();
  };
});

const message = { first_name: 'Asha', message: 'When?\nCall 98765 43210.' };

describe.for([
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const)('%s', ([, javaScript]) => {
  const those = journeys.filter(({ mode }) => !mode || (mode === 'with JavaScript') === javaScript);
  test.for(those)('$name', async ({ walk, width = 1280, article, desk, prints }) => {
    if (article) fake.tables.Articles = [article];
    await driver.open({ javaScript, width, height: 800 });
    if (desk) await driver.goto((await startDeskWithMessages([message])).link);
    const page = pageOf(driver, article ? site.url : siteUrl, javaScript);
    await walk(page);
    walked += 1;
    steps += page.steps();
    expect(driver.printed().filter((line) => !prints?.test(line))).toEqual([]);
  });
});
