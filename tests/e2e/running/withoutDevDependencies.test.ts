import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { useFixture } from '../../support/fixture.ts';
import { readPage } from '../../support/http/html.ts';
import { runNode, runSetu, seededFolder, startSite } from '../../support/site.ts';

// The site as installed by docs/deploy.md#install-it, without development dependencies.

const hook = fileURLToPath(new URL('../../support/withoutDevelopment.ts', import.meta.url));
const data = useFixture(() => seededFolder());
const env = () => ({ DATA_DIR: data.folder, NODE_OPTIONS: `--import=${hook}` });
const site = useFixture(() => startSite({ env: env() }));

test('it answers pages, and builds nothing', async () => {
  const { status, headings } = await readPage(`${site.url}/facts-of-the-day`);
  expect([status, headings]).toEqual([200, ['Important Facts of the Day']]);
  expect(site.output()).not.toContain('Building');
});

test('the desk works beside it', async () => {
  const { status, printed, said } = await runSetu(['desk', 'site', 'check'], env());
  const [last, ...found] = (printed + said).trim().split('\n').toReversed();
  expect(status).toBe(1);
  expect(last).toBe(`${found.length} found.`);
  expect(
    found.filter((line) => !/^(?:article|question) without a translation:/.test(line)),
  ).toEqual([]);
});

test('what builds it is there', async () => {
  const script = `
    const { resolveConfig } = await import('vite');
    const { viteConfig } = await import('./packages/kit/src/vite/viteConfig.ts');
    const { loadSite } = await import('./packages/kit/src/process/loadSite.ts');
    const { plugins } = await resolveConfig(await viteConfig(await loadSite('site'), 'build'), 'build');
    console.log(plugins.map(({ name }) => name).join(' '));`;
  const { status, printed } = await runNode(['--input-type=module', '--eval', script], env());
  expect(printed).toContain('vite-plugin-vanilla-extract');
  expect(status).toBe(0);
});
