import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../support/http/listen.ts';
import { startProgram } from '../../support/program.ts';
import type { Driver } from './driver.ts';
import { virtualDisplay, webkitDriver } from './installed.ts';
import { sameWords } from './sameWords.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Roles that differ in WebKit: https://github.com/w3c/html-aam/issues/467 */
const ownRoles: Record<string, string> = { combobox: 'button' };

/** The key of an element's id in WebDriver's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

function sessionAt(url: string) {
  let session: { path: string; javaScript: boolean } | undefined;

  async function call<Value>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    signal: AbortSignal | null = null,
  ) {
    const answer = await fetch(url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const get = <Value>(path: string) => call<Value>('GET', `${session?.path}${path}`);
  const post = <Value>(path: string, body: object, signal?: AbortSignal) =>
    call<Value>('POST', `${session?.path}${path}`, body, signal);
  // A request during a navigation is sometimes never answered.
  const evaluate = <Value>(expression: string) =>
    post<Value>(
      '/execute/sync',
      { script: `return (${expression})`, args: [] },
      AbortSignal.timeout(5_000),
    );

  async function begin(javaScript: boolean) {
    if (session?.javaScript === javaScript) return;
    await end();
    const args = [
      '--automation',
      '--enable-write-console-messages-to-stdout=TRUE',
      `--enable-javascript=${javaScript ? 'TRUE' : 'FALSE'}`,
    ];
    const alwaysMatch = { 'webkitgtk:browserOptions': { args } };
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch },
    });
    session = { path: `/session/${sessionId}`, javaScript };
  }

  async function end() {
    if (session) await call('DELETE', session.path);
  }

  return { call, get, post, evaluate, begin, end };
}

/** Debian's WebKitGTK in MiniBrowser, by classic WebDriver, on a virtual display. */
export async function startWebkit(): Promise<Driver> {
  const port = await freePort();
  const args = ['-a', '-s', '-screen 0 1600x1400x24', webkitDriver, `--port=${port}`];
  const { child, output } = startProgram(virtualDisplay, args, { detached: true });
  let pageStart = 0;
  // Stops the whole process group, with the display and the browser.
  const stop = () => child.pid && child.exitCode === null && process.kill(-child.pid);
  process.once('exit', stop);

  const { call, get, post, evaluate, begin, end } = sessionAt(`http://127.0.0.1:${port}`);
  const act = (type: 'key' | 'pointer' | 'wheel', ...actions: object[]) =>
    post('/actions', { actions: [{ type, id: type, actions }] });

  for (let ready = false; !ready;) {
    ready = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended:\n${output()}`);
    await setTimeout(50);
  }

  return {
    async open({ javaScript, width, height }) {
      await begin(javaScript);
      await evaluate(
        "location.protocol.startsWith('http') && (localStorage.clear(), sessionStorage.clear())",
      );
      await post('/url', { url: 'about:blank' });
      pageStart = output().length;
      await post('/window/rect', { width, height });
    },
    async goto(url) {
      await post('/url', { url });
    },
    async back() {
      await post('/back', {});
    },
    evaluate,
    async confirms(element, role, name) {
      const { [elementKey]: id } = await evaluate<{ [elementKey]: string }>(element);
      const [givenRole, givenName] = await Promise.all([
        get(`/element/${id}/computedrole`),
        get(`/element/${id}/computedlabel`),
      ]);
      return (
        givenRole === (ownRoles[role] ?? role) && (name === undefined || sameWords(givenName, name))
      );
    },
    async click(at) {
      await act(
        'pointer',
        { type: 'pointerMove', duration: 0, ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      );
    },
    async press(keys) {
      const values = keys.split('+').map((key) => keyCodes[key] ?? key);
      await act(
        'key',
        ...values.map((value) => ({ type: 'keyDown', value })),
        // WebKit scrolls only while a key is held.
        { type: 'pause', duration: 100 },
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      );
    },
    async type(text) {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act('key', ...keys);
    },
    // This driver's touch input does not pan, and on a busy machine it loses wheel events.
    async swipe(at, left, up) {
      await act('wheel', { type: 'scroll', duration: 0, ...at, deltaX: left, deltaY: up });
    },
    swipes: false,
    printed: () =>
      output()
        .slice(pageStart)
        .split('\n')
        .filter((line) => /CONSOLE.*(?:ERROR|WARN)/.test(line)),
    async close() {
      await end();
      const ended = once(child, 'exit');
      stop();
      await ended;
      process.off('exit', stop);
    },
  };
}
