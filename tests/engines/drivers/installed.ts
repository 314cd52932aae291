import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { EngineName } from './driver.ts';

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** `FIREFOX_PATH`, else the installed Firefox. */
export const firefoxPath = (): string | undefined =>
  process.env['FIREFOX_PATH'] ?? firefoxes.find((file) => existsSync(file));

export const webkitDriver = '/usr/bin/WebKitWebDriver';
/** Debian's own Python, which has the AT-SPI bindings, not one that a version manager put before it in the path. */
export const desktopPython = '/usr/bin/python3';
export const virtualDisplay = '/usr/bin/xvfb-run';

function hasDesktop(): boolean {
  const programs = [firefoxPath() ?? '', virtualDisplay, '/usr/bin/dbus-run-session'];
  const script = 'import gi; gi.require_version("Atspi", "2.0")';
  return (
    programs.every((file) => existsSync(file)) &&
    spawnSync(desktopPython, ['-c', script]).status === 0
  );
}

/** What to install before this engine can run here; undefined when it can. */
export function toInstall(engine: EngineName | 'desktop'): string | undefined {
  if (engine === 'desktop' && !hasDesktop()) {
    return 'what Firefox tells the desktop, on Linux: apt-get install firefox-esr at-spi2-core python3-pyatspi dbus xvfb xauth (Debian, Ubuntu).';
  }
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
