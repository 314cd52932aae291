import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePage } from '../../tests/support/http/html.ts';
import { packPackages } from '../build/packPackages.ts';
import { run, runUntil } from '../../tests/support/commands.ts';
import { type NpmRegistry, startNpmRegistry } from './npmRegistry.ts';

interface Institute {
  folder: string;
  name: string;
  brand: string;
  /** The arguments of `npm create setu`. */
  arguments: string[];
  /** What its home page contains, beside its name and its colour. */
  shows: string[];
}

/** The README with the command of examples/institute, which is run verbatim. */
const example = new URL('../../examples/institute/README.md', import.meta.url);
const [, words = ''] = /^npm create setu (.+)$/m.exec(readFileSync(example, 'utf8')) ?? [];
const exampleArguments = Array.from(
  words.matchAll(/"([^"]+)"|(\S+)/g),
  ([, quoted, bare]) => quoted ?? bare ?? '',
).filter((word) => word !== '--');
const answer = (option: string) => exampleArguments[exampleArguments.indexOf(option) + 1] ?? '';

const ownFont = 'Own Devanagari';
const english: Institute = {
  folder: exampleArguments[0] ?? '',
  name: answer('--name'),
  brand: answer('--brand'),
  arguments: exampleArguments,
  shows: ['<html lang="en-IN"'],
};
const hindi: Institute = {
  folder: 'maidan',
  name: 'मैदान "अकादमी"',
  brand: '#7b1e3a',
  arguments:
    'maidan --phone +910000000000 --brand #7b1e3a --accent #d4a017 --languages hi --without scholarship --name'
      .split(' ')
      .concat('मैदान "अकादमी"'),
  shows: ['<html lang="hi-IN"', ownFont, '/logo.png'],
};

/** Two sites are built at the same time as another consumer, on a machine that may be busy. */
const firstPageWithinMs = 240_000;
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Does what two other institutes' developers do: `npm create setu`, `npm install`, `npm start`, `npm test`; with the
 * Node.js of the machine, from packed packages. Their `npm test` requests every page.
 *
 * @param scratch a folder that does not exist yet.
 * @param library the packed @setu/ui.
 * @throws Error that names the failed check.
 */
export async function checkCreatedSites(scratch: string, library: string): Promise<void> {
  mkdirSync(scratch);
  using registry = await startNpmRegistry();
  const npm = (cwd: string, ...args: string[]) =>
    run({ file: 'npm', args: [...args, ...quiet], cwd, env: environment(registry) });
  const tarballs = [library, ...packPackages(path.join(scratch, 'packed'))];
  for (const tarball of tarballs) registry.add(tarball);
  const [first, second] = [path.join(scratch, english.folder), path.join(scratch, hindi.folder)];
  for (const institute of [english, hindi]) await create(institute, scratch, tarballs);
  await npm(first, 'install');
  const checkFirst = async () => {
    // The check names each placeholder of a new site with file and line.
    const placeholder = /src\/institute\.ts:\d+ {2}placeholder: office@example\.com/;
    await assert.rejects(npm(first, 'run', 'check'), placeholder);
    await checkRunningSite(english, first);
    await checkPreview(first);
    await npm(first, 'test');
  };
  const checkSecond = async () => {
    // Saves an installation, because both sites have the same packages.
    const modules = { recursive: true, verbatimSymlinks: true };
    cpSync(path.join(first, 'node_modules'), path.join(second, 'node_modules'), modules);
    await npm(second, 'install');
    takeOwnLook(second);
    await checkRunningSite(hindi, second);
    await npm(second, 'test');
  };
  await Promise.all([checkFirst(), checkSecond()]);
}

/** The environment of a machine without this repository: the repository's Node.js is not on the path. */
function environment(registry?: NpmRegistry): NodeJS.ProcessEnv {
  const { PATH = '', NODE_ENV: _, ...env } = process.env;
  const kept = Object.entries(env).filter(
    ([name]) => !/^npm_|^INIT_CWD$/i.test(name) || /^npm_config_(registry|cache)$/.test(name),
  );
  const folders = PATH.split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
  return {
    ...Object.fromEntries(kept),
    PATH: folders.join(path.delimiter),
    ...(registry && { 'npm_config_@setu:registry': registry.url }),
  };
}

async function create(
  { folder, arguments: answers }: Institute,
  cwd: string,
  tarballs: string[],
): Promise<void> {
  const tarball = tarballs.find((file) => path.basename(file).startsWith('create-setu-')) ?? '';
  const args = ['exec', '--yes', `--package=${tarball}`, '--', 'create-setu', ...answers];
  const said = await run({ file: 'npm', args, cwd, env: environment() });
  assert.match(said, new RegExp(`cd ${folder}`));
}

/** Gives a site its own logo and font, as an institute would. */
function takeOwnLook(site: string): void {
  const ours = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
  const fonts = 'node_modules/@fontsource-variable/noto-sans-devanagari/files';
  const font = ours(`${fonts}/noto-sans-devanagari-devanagari-wght-normal.woff2`);
  cpSync(font, path.join(site, 'fonts/own.woff2'));
  rmSync(path.join(site, 'public/logo.svg'));
  cpSync(ours('site/public/icon-192.png'), path.join(site, 'public/logo.png'));
  const file = path.join(site, 'src/institute.ts');
  const fontLine = `  fonts: { heading: { family: "${ownFont}", kind: "sans", files: [{ file: "fonts/own.woff2" }] } },\n`;
  const text = readFileSync(file, 'utf8').replace(/^ {2}theme:.*\n/m, (line) => line + fontLine);
  writeFileSync(file, text);
}

/** Runs npm with these arguments until it prints where it serves pages. */
async function serve(cwd: string, ...args: string[]) {
  const env = { ...environment(), PORT: '0' };
  const address = /(?:running at |^)(http:\/\/\S+)/m;
  const server = await runUntil({ file: 'npm', args, cwd, env }, address);
  return { ...server, url: server.ready[1] ?? '' };
}

async function checkRunningSite({ name, brand, shows }: Institute, site: string): Promise<void> {
  const started = performance.now();
  await using server = await serve(site, 'start');
  const html = await (await fetch(server.url)).text();
  const took = performance.now() - started;
  assert.ok(took < firstPageWithinMs, `The first page took ${Math.round(took / 1_000)} s.`);
  assert.ok(parsePage(html).text.includes(name), `The home page does not name ${name}.`);
  assert.ok(!html.includes('Setu'), `The home page of ${name} says 'Setu'.`);
  for (const part of [`<meta name="theme-color" content="${brand}"`, ...shows]) {
    assert.ok(html.includes(part), `The home page of ${name} lacks ${part}.`);
  }
}

/** Asserts that the preview of an unpublished article is the institute's own page. */
async function checkPreview(site: string): Promise<void> {
  const article = '---\ntitle: A first article\ncategory: Editorial Analysis\n---\nIts text.';
  writeFileSync(path.join(site, 'article.md'), article);
  const args = ['run', '-s', 'desk', '--', 'preview', '--no-open', 'article.md'];
  await using shown = await serve(site, ...args);
  const { text } = parsePage(await (await fetch(shown.url)).text());
  for (const part of [english.name, 'A first article', 'Its text.']) {
    assert.ok(text.includes(part), `npm run desk -- preview does not show '${part}'.`);
  }
  rmSync(path.join(site, 'article.md'));
}
