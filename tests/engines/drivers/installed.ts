import { existsSync } from 'node:fs';
import type { EngineName } from './driver.ts';

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** `FIREFOX_PATH`, else the one that is installed. */
export const firefoxPath = (): string | undefined =>
  process.env['FIREFOX_PATH'] ?? firefoxes.find((file) => existsSync(file));

export const webkitDriver = '/usr/bin/WebKitWebDriver';
export const virtualDisplay = '/usr/bin/xvfb-run';

/** What is to be done before this engine can run here; nothing where it can. */
export function toInstall(engine: EngineName): string | undefined {
  if (engine === 'firefox' && !existsSync(firefoxPath() ?? '')) {
    return 'Firefox: apt-get install firefox-esr (Debian), or Firefox from https://www.firefox.com, or its binary in FIREFOX_PATH.';
  }
  if (engine === 'webkit' && !(existsSync(webkitDriver) && existsSync(virtualDisplay))) {
    return process.platform === 'linux'
      ? 'WebKit: apt-get install webkit2gtk-driver xvfb xauth (Debian, Ubuntu).'
      : 'WebKit: only on Linux, as WebKitGTK. Safari itself is not driven by these tests.';
  }
  return undefined;
}
