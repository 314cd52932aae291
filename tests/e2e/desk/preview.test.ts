import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { previewSite } from '../../../packages/website/src/node/previewSite.ts';
import { sendRaw } from '../../support/http/rawHttp.ts';
import { startProgram } from '../../support/program.ts';
import { root } from '../../support/repository.ts';

/** Runs `npm run desk -- preview` without npm. */
function run(...args: string[]) {
  const file = path.join(root, 'packages/kit/src/cli/setu.ts');
  const all = [file, 'desk', 'site', 'preview', '--no-open', ...args];
  const program = startProgram(process.execPath, all, { cwd: root });
  onTestFinished(() => void program.child.kill('SIGKILL'));
  return program;
}

test("a file is shown as the site's own page, as it is by then", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'preview-')), 'article.md');
  const head = '---\ntitle: "Why: now"\ncategory: Facts of the Day\ntopics: Polity\n---\n';
  writeFileSync(file, `${head}# Part\n\n-one **word**\n\nसंविधान की प्रस्तावना।\n`);
  const { child, exited, output, prints } = run(file);
  const [url] = await prints(/^http\S+(?=\n)/m);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/facts-of-the-day\/preview$/);

  const html = await (await fetch(url)).text();
  expect(html).toMatch(/<title>Why: now \| [^<]+<\/title>/);
  expect(html).toMatch(/<h2[^>]*>Part<\/h2>/);
  expect(html).toMatch(/<strong[^>]*>word<\/strong>/);
  expect(html).toMatch(/href="\/topics\/polity"/);
  expect(html).toContain('lang="hi"');
  // The site's own header, and its fonts.
  expect(html).toContain('<nav aria-label="Main">');
  const [font = ''] = /\/fonts\/[^"]+\.woff2/.exec(html) ?? [];
  expect((await fetch(new URL(font, url))).headers.get('content-type')).toBe('font/woff2');
  await expect.poll(() => output().replace(url, '').trim()).toMatch(/^.+article\.md:8: "-one.+$/);
  appendFileSync(file, '\nSaved.\n');
  expect(await (await fetch(url)).text()).toContain('Saved.');

  writeFileSync(file, `${head.replace('Why: now', 'यह क्यों')}पाठ।\n`);
  const inHindi = await fetch(new URL('/hi/facts-of-the-day/preview', url));
  expect(await inHindi.text()).toContain('<html lang="hi-IN"');

  child.kill('SIGINT');
  expect(await exited).toBe(0);
}, 120_000);

test('the site behind it answers no name that leads to this machine either', async () => {
  const article = { title: 'Not yet', category: null, date: '2026-11-20', topics: [], content: '' };
  const shown = await previewSite(path.join(root, 'site'))(async () => article);
  onTestFinished(() => shown.stop());
  const location = await shown.path();
  const { host, port } = new URL(shown.url);
  const ask = (of: string) =>
    sendRaw(shown.url, `GET ${location} HTTP/1.1\r\nHost: ${of}\r\nConnection: close\r\n\r\n`);
  const refused = await ask(`evil.example:${port}`);
  expect(refused).toMatch(/^HTTP\/1.1 421 /);
  expect(refused).not.toContain('Not yet');
  expect(await ask(host)).toMatch(/^HTTP\/1.1 200 /);
});
