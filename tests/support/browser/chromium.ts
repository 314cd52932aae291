import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LaunchOptions } from 'playwright';
import { root } from '../repository.ts';

const require = createRequire(import.meta.url);

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without it two machines hint the same glyph differently and no screenshot matches.
  '--font-render-hinting=none',
];

/**
 * Where the browser of every test, screenshot and measurement comes from: `CHROMIUM_PATH`, else the
 * Chromium that `npm ci` brought (Linux x64), else one installed on the system.
 * When there is none, throws an error that says what to do.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions & { executablePath: string }> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) {
      throw new Error(
        `CHROMIUM_PATH is set to ${chosen}, but there is no file. Unset it or correct it.`,
      );
    }
    return { executablePath: chosen, args };
  }
  if (process.platform === 'linux' && process.arch === 'x64') return bundled();
  const system = systemBrowsers.find((file) => existsSync(file));
  if (system) return { executablePath: system, args };
  throw new Error(
    'No Chromium found for the tests. Install Chrome or Chromium, or set CHROMIUM_PATH to its binary.',
  );
}

/** Unpacks @sparticuz/chromium once per version, with the libraries and fonts it expects around it. */
async function bundled(): Promise<LaunchOptions & { executablePath: string }> {
  const packageFolder = path.dirname(path.dirname(require.resolve('@sparticuz/chromium')));
  const manifest = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(root, 'node_modules/.cache/setu-chromium', manifest.version);
  if (!existsSync(folder)) await unpack(path.join(packageFolder, 'bin'), folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    args,
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
      HOME: folder,
    },
  };
}

const fontsConfig = (fonts: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}/fonts</dir>
  <cachedir>${fonts}/cache</cachedir>
</fontconfig>
`;

async function unpack(archives: string, folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const scratch = await mkdtemp(`${folder}-`);
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env['TMPDIR'];
  // The package unpacks into the temporary directory and reuses whatever it finds there, of any version.
  process.env['TMPDIR'] = scratch;
  try {
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(path.join(archives, name));
    }
    // Its own fonts.conf names the folders of AWS Lambda; a browser that finds no font at all crashes.
    await writeFile(
      path.join(scratch, 'fonts/fonts.conf'),
      fontsConfig(path.join(folder, 'fonts')),
    );
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  try {
    await rename(scratch, folder);
  } catch (error) {
    // Another process finished first; its copy is as good as this one.
    await rm(scratch, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
