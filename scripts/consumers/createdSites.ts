import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { accessibilityFaults } from '../../tests/support/browser/axe.ts';
import { brotliSize, headerSize } from '../../tests/support/http/pageWeight.ts';
import { packPackages } from '../build/packPackages.ts';
import { startNpmRegistry } from './npmRegistry.ts';
import type { NpmRegistry } from './npmRegistry.ts';

interface Institute {
  folder: string;
  name: string;
  options: string[];
  /** As `<html lang>` has it. */
  lang: string;
  /** Pages that it does without. */
  missing: string[];
}

const institutes: Institute[] = [
  {
    folder: 'meadow',
    name: 'Meadow Academy',
    options: '--brand #0b5d3b --accent #f2a900'.split(' '),
    lang: 'en-IN',
    missing: [],
  },
  {
    folder: 'maidan',
    name: 'मैदान "अकादमी"',
    options: '--brand #7b1e3a --accent #d4a017 --language hi --without scholarship'.split(' '),
    lang: 'hi-IN',
    missing: ['/Scholarship'],
  },
];

const phone = '+91 00000 00000';
/** docs/decisions/budgets.md: the first round trip; all that hydrates a page. */
const documentLimit = 14_600;
const hydrationLimit = 118_000;
const firstPageWithinMs = 60_000;

/**
 * What another institute's developer does: `npm create setu`, `npm install`, `npm start`, `npm test`, and an
 * update later. With the Node.js of the machine, from packed packages, for two institutes.
 *
 * @param scratch an empty folder to be made.
 * @param library the packed @setu/ui.
 * @throws Error that names all that does not hold.
 */
export async function checkCreatedSites(
  scratch: string,
  library: string,
  browser: Browser,
): Promise<void> {
  mkdirSync(scratch);
  const registry = await startNpmRegistry();
  try {
    const tarballs = [library, ...packPackages(path.join(scratch, 'packed'))];
    for (const tarball of tarballs) registry.add(tarball);
    const [first] = institutes;
    for (const institute of institutes) {
      const site = path.join(scratch, institute.folder);
      await create(institute, scratch, tarballs);
      // The second has the same packages.
      if (institute !== first && first) {
        cpSync(path.join(scratch, first.folder, 'node_modules'), path.join(site, 'node_modules'), {
          recursive: true,
          verbatimSymlinks: true,
        });
      }
      await npm(site, registry, 'install');
      if (institute === first) await checkLeftovers(site, registry);
      else takeOwnLook(site);
      await checkRunningSite(institute, site, browser);
      if (institute === first) await checkPreview(institute, site);
      await npm(site, registry, 'test');
    }
    if (first) await checkUpdate(path.join(scratch, first.folder), scratch, tarballs, registry);
  } finally {
    registry.stop();
  }
}

/** The environment of somebody who has never been in this repository: its own Node.js is not on the path. */
function environment(registry?: NpmRegistry): NodeJS.ProcessEnv {
  const { PATH = '', NODE_ENV: _, ...env } = process.env;
  const foreign = Object.entries(env).filter(([name]) => !/^npm_|^INIT_CWD$/i.test(name));
  const settings = Object.entries(env).filter(([name]) =>
    /^npm_config_(registry|cache)$/.test(name),
  );
  return {
    ...Object.fromEntries([...foreign, ...settings]),
    PATH: PATH.split(path.delimiter)
      .filter((folder) => !folder.includes('node_modules'))
      .join(path.delimiter),
    ...(registry && { 'npm_config_@setu:registry': registry.url }),
  };
}

/** Waits without holding up the registry, which this process is. */
async function run(
  command: string,
  args: string[],
  cwd: string,
  env = environment(),
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd, env, maxBuffer: 1e8 });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

const npm = (site: string, registry: NpmRegistry, ...args: string[]) =>
  run('npm', [...args, ...quiet], site, environment(registry));

async function create(
  { folder, name, options }: Institute,
  scratch: string,
  tarballs: string[],
): Promise<void> {
  const tarball = tarballs.find((file) => path.basename(file).startsWith('create-setu-')) ?? '';
  const command = ['exec', '--yes', `--package=${tarball}`, '--', 'create-setu', folder];
  const said = await run(
    'npm',
    [...command, '--name', name, '--phone', phone, ...options],
    scratch,
  );
  if (!said.includes(`cd ${folder}`)) throw new Error(`create-setu said: ${said}`);
}

/** What a new site has to be filled in is named with file and line, which is no success. */
async function checkLeftovers(site: string, registry: NpmRegistry): Promise<void> {
  const found = await npm(site, registry, 'run', 'check').catch(({ message }: Error) => message);
  for (const said of [/src\/institute\.ts:\d+ {2}placeholder: office@example\.com/, /failed:/]) {
    if (!said.test(found)) throw new Error(`npm run check said: ${found}`);
  }
}

const ownFont = 'Own Devanagari';

/** A logo and a font of its own, as an institute would bring them. */
function takeOwnLook(site: string): void {
  const require = createRequire(import.meta.url);
  const fonts = path.dirname(
    require.resolve('@fontsource-variable/noto-sans-devanagari/package.json'),
  );
  mkdirSync(path.join(site, 'fonts'));
  cpSync(
    path.join(fonts, 'files/noto-sans-devanagari-devanagari-wght-normal.woff2'),
    path.join(site, 'fonts/own.woff2'),
  );
  rmSync(path.join(site, 'public/logo.svg'));
  cpSync(
    fileURLToPath(new URL('../../site/public/icon-192.png', import.meta.url)),
    path.join(site, 'public/logo.png'),
  );
  const file = path.join(site, 'src/institute.ts');
  const fontLine = `  fonts: { heading: { family: "${ownFont}", kind: "sans", files: [{ file: "fonts/own.woff2" }] } },\n`;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^ {2}theme:.*\n/m, (line) => line + fontLine),
  );
}

async function checkRunningSite(
  institute: Institute,
  site: string,
  browser: Browser,
): Promise<void> {
  const started = Date.now();
  const server = await start(site);
  const faults: string[] = [];
  try {
    if (Date.now() - started > firstPageWithinMs) faults.push('The first page took over a minute.');
    const paths = await pathsOf(server.url);
    if (paths.length < 15) faults.push(`The sitemap has ${paths.length} pages only.`);
    for (const address of paths) {
      faults.push(...(await pageFaults(server.url, address, institute, site)));
    }
    faults.push(...(await fileFaults(server.url, institute)));
    faults.push(...(await axeFaults(browser, server.url, paths)));
  } finally {
    await server.stop();
  }
  if (faults.length > 0) throw new Error(`${institute.name}:\n${faults.join('\n')}`);
}

/** An article as the staff sees it before it is published: the institute's own page. */
async function checkPreview({ name }: Institute, site: string): Promise<void> {
  const file = path.join(site, 'article.md');
  writeFileSync(
    file,
    '---\ntitle: A first article\ncategory: Editorial Analysis\n---\nIts text.\n',
  );
  const shown = await start(site, ['run', '-s', 'desk', '--', 'preview', '--no-open', file]);
  try {
    const text = plain(await (await fetch(shown.url)).text());
    for (const part of [name, 'A first article', 'Its text.']) {
      if (!text.includes(part)) throw new Error(`npm run desk -- preview does not show '${part}'.`);
    }
  } finally {
    await shown.stop();
    rmSync(file);
  }
}

/** The paths of the sitemap. */
async function pathsOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => {
    const { pathname } = new URL(address);
    return pathname;
  });
}

async function pageFaults(
  url: string,
  address: string,
  { lang, missing, name }: Institute,
  site: string,
): Promise<string[]> {
  const answer = await fetch(url + address);
  const html = await answer.text();
  const text = plain(html);
  const bytes = headerSize(answer) + brotliSize(html);
  const [, scripts = ''] = /data-scripts="([^"]*)"/.exec(html) ?? [];
  const hydration = scripts
    .split(' ')
    .filter((file) => file !== '')
    .reduce((sum, file) => sum + statSync(path.join(site, 'dist/client', `${file}.br`)).size, 0);
  return Object.entries({
    [`answers ${answer.status}`]: answer.status !== 200,
    'does not name the institute': !text.includes(name),
    "says 'Setu'": html.includes('Setu'),
    [`is not ${lang}`]: !html.includes(`<html lang="${lang}"`),
    [`weighs ${bytes} bytes with its headers`]: bytes > documentLimit,
    'lacks its own font': existsSync(path.join(site, 'fonts')) && !html.includes(ownFont),
    'lacks its own logo':
      existsSync(path.join(site, 'public/logo.png')) && !html.includes('/logo.png'),
    [`hydrates with ${hydration} bytes`]: hydration > hydrationLimit,
    'leads to a page that is switched off': missing.some((path) => html.includes(`"${path}"`)),
  }).flatMap(([fault, holds]) => (holds ? `${address} ${fault}.` : []));
}

const entities: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };
const plain = (html: string) =>
  html.replaceAll(/&(amp|gt|lt|quot|#x27);/g, (_whole, name: string) => entities[name] ?? '');

/** What stands beside the pages: manifest, icons, pictures of shared links, texts for programs. */
async function fileFaults(url: string, { missing, name, options }: Institute): Promise<string[]> {
  const faults: string[] = [];
  const read = async (address: string) => {
    const answer = await fetch(new URL(address, url));
    if (!answer.ok) faults.push(`${address} answers ${answer.status}.`);
    return answer.text();
  };
  const html = await read('/');
  const attributes = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, value = '']) => value);
  const icons = attributes(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g);
  const previews = attributes(/property="og:image" content="([^"]+)"/g);
  if (icons.length === 0 || previews.length === 0) faults.push('There is no icon or preview.');
  for (const address of [...icons, ...previews, '/favicon.ico']) await read(address);
  const manifest = JSON.parse(await read('/site.webmanifest')) as {
    name: string;
    icons: { src: string }[];
  };
  if (manifest.name !== name) faults.push(`The manifest names ${manifest.name}.`);
  for (const { src } of manifest.icons) await read(src);
  const feeds = attributes(/<link rel="alternate"[^>]*href="([^"]+)"/g);
  if (feeds.length === 0) faults.push('There is no feed.');
  for (const address of [...feeds, '/llms.txt', '/.well-known/security.txt', '/robots.txt']) {
    if ((await read(address)).includes('Setu')) faults.push(`${address} says 'Setu'.`);
  }
  const brand = options[options.indexOf('--brand') + 1] ?? '';
  const [themeColour = 'none'] = attributes(/<meta name="theme-color" content="([^"]+)"/g);
  if (themeColour !== brand) faults.push(`The theme colour is ${themeColour}, not ${brand}.`);
  for (const address of missing) {
    const { status } = await fetch(url + address);
    if (status !== 404) faults.push(`${address} answers ${status}, and is switched off.`);
  }
  return faults;
}

/** One page of each kind, light and dark, on a phone. */
async function axeFaults(browser: Browser, url: string, paths: string[]): Promise<string[]> {
  const kinds = new Map(
    paths.map((address) => [address.replace(/\/[^/]*\d[^/]*$/, '/…'), address]),
  );
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 360, height: 800 },
      bypassCSP: true,
    });
    for (const address of kinds.values()) {
      await page.goto(url + address);
      const found = await accessibilityFaults(
        page,
        colorScheme === 'dark' ? 'colours' : 'everything',
      );
      faults.push(...found.map((fault) => `${address}, ${colorScheme}: ${fault}`));
    }
    await page.close();
  }
  return faults;
}

/** `npm update` brings the next version, and touches nothing that is the institute's. */
async function checkUpdate(
  site: string,
  scratch: string,
  tarballs: string[],
  registry: NpmRegistry,
): Promise<void> {
  const before = fingerprint(site);
  for (const tarball of tarballs) registry.add(await nextVersionOf(tarball, scratch));
  await npm(site, registry, 'update');
  const { version } = JSON.parse(
    readFileSync(path.join(site, 'node_modules/@setu/website/package.json'), 'utf8'),
  ) as { version: string };
  if (!version.endsWith('.1')) throw new Error(`npm update left @setu/website at ${version}.`);
  if (fingerprint(site) !== before) throw new Error("npm update changed the institute's files.");
  const server = await start(site);
  await server.stop();
}

/** The same package, one patch later. */
async function nextVersionOf(tarball: string, scratch: string): Promise<string> {
  const folder = path.join(scratch, 'next', path.basename(tarball));
  await run('mkdir', ['-p', folder], scratch);
  await run('tar', ['-xzf', tarball, '-C', folder], scratch);
  const file = path.join(folder, 'package/package.json');
  const text = readFileSync(file, 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  const next = version.replace(/\d+$/, '1');
  writeFileSync(file, text.replaceAll(`"${version}"`, `"${next}"`));
  const output = path.join(scratch, path.basename(tarball).replace(version, next));
  await run('tar', ['-czf', output, '-C', folder, 'package'], scratch);
  rmSync(folder, { recursive: true });
  return output;
}

/** Of all that the institute writes itself. */
function fingerprint(site: string): string {
  const files = globSync('{src,public,fonts,supabase,tests}/**/*', { cwd: site }).filter((file) =>
    statSync(path.join(site, file)).isFile(),
  );
  const hash = createHash('sha256');
  for (const file of [...files, 'site.config.ts', 'package.json', 'README.md'].toSorted()) {
    if (existsSync(path.join(site, file)))
      hash.update(file).update(readFileSync(path.join(site, file)));
  }
  return hash.digest('hex');
}

/** `npm start`, or another command that serves pages, until the first one is there. */
async function start(
  site: string,
  args = ['start'],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn('npm', args, {
    cwd: site,
    env: { ...environment(), PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const url = await addressOf(child);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The first page of ${site} answers ${answer.status}.`);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // The group: npm passes no signal on to what it has started.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [, url] = /(?:running at |^)(http:\/\/[\d.:]+)/m.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) =>
      reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}:\n${said}`)),
    );
  });
}
