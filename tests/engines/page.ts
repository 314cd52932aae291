import { expect } from 'vitest';
import type { Driver, Point } from './drivers/driver.ts';
import { type Query, type State, elementsOf, pointOf, stateOf, toPaper } from './inPage.ts';

const poll = { timeout: 20_000, interval: 20 };

/** A part of a page, found again by role and name at each step. */
export interface Part {
  get: (role: string, name?: string | RegExp) => Part;
  click: () => Promise<void>;
  choose: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  has: (state: Partial<State>) => Promise<void>;
  isThere: () => Promise<void>;
  isGone: () => Promise<void>;
  /** Scrolls its content to the left and up. */
  swipe: (left: number, up: number) => Promise<void>;
}

export type Page = ReturnType<typeof pageOf>;

/** A page in one engine, with the steps that a visitor can take; each step waits until it is possible. */
export function pageOf(driver: Driver, siteUrl: string, javaScript: boolean) {
  const finder = { driver, confirm: createConfirm(driver, javaScript) };

  /** Waits until an expression has this value; during a navigation it has none. */
  async function shows(expression: string, value: unknown) {
    const read = () => driver.evaluate(expression).catch(String);
    await expect.poll(read, { ...poll, message: expression }).toEqual(value);
  }

  /** Presses a key without effect, which makes React load, and waits until the page is hydrated. */
  async function hydrated() {
    await driver.press('Shift');
    await shows("'hydrated' in document.documentElement.dataset", true);
  }

  return {
    javaScript,
    swipes: driver.swipes,
    shows,
    isAt: (path: unknown) => shows('location.pathname + location.search + location.hash', path),
    evaluate: driver.evaluate,
    /** Opens a page and, with JavaScript, waits for React. */
    goto: async (path: string) => {
      await driver.goto(siteUrl + path);
      if (javaScript) await hydrated();
    },
    back: driver.back,
    press: async (...keys: string[]) => {
      for (const key of keys) await driver.press(key);
    },
    type: driver.type,
    toPaper: () => driver.evaluate(toPaper),
    get: (role: string, name?: string | RegExp) =>
      partOf(finder, [{ role, ...(name && { name }) }]),
  };
}

const confirmed = new Set<string>();

/** Expects the engine to expose the same role and name to assistive technology; once with JavaScript, once without. */
function createConfirm(driver: Driver, javaScript: boolean) {
  return async (chain: readonly Query[]) => {
    const { role, name } = chain.at(-1) ?? { role: '' };
    const what = `${role} ${name}, JavaScript: ${javaScript}`;
    if (confirmed.has(what)) return;
    const text = typeof name === 'string' ? name : undefined;
    const ask = () => driver.confirms(`${elementsOf(chain)}[0]`, role, text).catch(String);
    const message = `the engine's own role and name: ${what}`;
    await expect.poll(ask, { ...poll, message }).toBe(true);
    confirmed.add(what);
  };
}

interface Finder {
  driver: Driver;
  confirm: (chain: readonly Query[]) => Promise<void>;
}

function partOf(finder: Finder, chain: readonly Query[]): Part {
  const { driver, confirm } = finder;
  const what = chain.map(({ role, name = '' }) => `${role} ${name}`).join(' > ');
  const state = () => driver.evaluate<State>(stateOf(chain)).catch(String);

  async function has(wanted: Partial<State>) {
    await expect.poll(state, { ...poll, message: what }).toMatchObject(wanted);
    if (wanted.count === 0) return;
    for (let end = 1; end <= chain.length; end += 1) await confirm(chain.slice(0, end));
  }

  const isThere = () => has({ count: expect.toSatisfy((count) => count > 0) as number });

  /** Waits until nothing covers the part and four readings find it at the same point, and returns that point. */
  async function standing(): Promise<Point> {
    await isThere();
    const places: string[] = [];
    const look = async () => {
      const point = await driver.evaluate<Point | null>(pointOf(chain)).catch(() => null);
      places.push(JSON.stringify(point));
      const last = new Set(places.slice(-4));
      return point && places.length > 3 && last.size === 1;
    };
    await expect.poll(look, { ...poll, message: `to press ${what}` }).toBe(true);
    return JSON.parse(places.at(-1) ?? '') as Point;
  }

  const click = async () => driver.click(await standing());

  return {
    get: (role, name) => partOf(finder, [...chain, { role, ...(name && { name }) }]),
    has,
    isThere,
    isGone: () => has({ count: 0 }),
    click,
    // On a busy machine WebKit's driver loses clicks; a visitor would press again.
    async choose() {
      const isChosen = () => driver.evaluate<boolean>(`${stateOf(chain)}.checked`);
      const choose = async () => {
        if (!(await isChosen())) await click();
        return isChosen();
      };
      await expect.poll(choose, { ...poll, interval: 500, message: what }).toBe(true);
    },
    async fill(text) {
      const isFocused = async () => {
        await click();
        return driver.evaluate(`${stateOf(chain)}.focused`);
      };
      await expect.poll(isFocused, { ...poll, interval: 500, message: what }).toBe(true);
      await driver.press('Control+a');
      await driver.type(text);
      await has({ value: text });
    },
    swipe: async (left, up) => driver.swipe(await standing(), left, up),
  };
}
