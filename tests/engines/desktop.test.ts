import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoted } from '../support/browser/accessibilityTree.ts';
import { article } from '../support/backend/sampleRows.ts';
import { useFakeSite } from '../support/fakeSite.ts';
import { startChromium } from './drivers/chromium.ts';
import { startFirefox } from './drivers/firefox.ts';
import { desktopPython } from './drivers/installed.ts';
import { pageOf } from './page.ts';

// Firefox must expose to the desktop's screen readers what Chromium has in its tree: docs/engines.md

interface DesktopPart {
  role: string;
  level: string | null;
  name: string;
  description: string;
  states: string[];
}

/** The page, the button to press on it, and a part that must then be there. */
const scenes = [
  { name: 'an open menu', path: '/about', press: 'All Courses', shows: ['link', 'Online Mode'] },
  { name: 'a search', path: '/search?q=article', shows: ['searchbox', 'Search for'] },
  { name: 'a form with errors', path: '/contact', press: 'Send message', shows: ['alert'] },
  { name: 'a form with choices', path: '/Scholarship', shows: ['radiogroup', 'Gender'] },
  { name: 'a table', path: '/editorial-analysis/1', shows: ['table'] },
] as const;

const { fake, site } = useFakeSite();
let chromium: Awaited<ReturnType<typeof startChromium>>;
let firefox: Awaited<ReturnType<typeof startFirefox>>;

beforeAll(async () => {
  [chromium, firefox] = await Promise.all([startChromium(), startFirefox({ headless: false })]);
});
afterAll(async () => {
  await Promise.all([chromium.close(), firefox.close()]);
});

test.for(scenes)('the desktop hears of $name', async ({ path, shows: [role, name], ...scene }) => {
  const content =
    'The rules.\n\n| Article | What it says |\n|-|-|\n| 110 | What a money bill is |\n';
  fake.tables.Articles = [{ ...article(1), content }];
  for (const driver of [chromium, firefox]) {
    await driver.open({ javaScript: true, width: 1280, height: 800 });
    const page = pageOf(driver, site.url, true);
    await page.goto(path);
    if ('press' in scene) await page.get('button', scene.press).click();
    await page.get(role, name).isThere();
  }
  const wanted = (await chromium.tree()).split('\n').flatMap(ofChromium);
  expect(wanted.length).toBeGreaterThan(30);
  const heard = async () => (await desktopParts()).flatMap(ofDesktop);
  await expect.poll(heard, { timeout: 10_000 }).toEqual(wanted);
});

async function desktopParts() {
  const script = `${import.meta.dirname}/drivers/desktopTree.py`;
  const { stdout } = await promisify(execFile)(desktopPython, [script], { maxBuffer: 1e8 });
  return JSON.parse(stdout) as DesktopPart[];
}

/** The desktop's roles that have another name in ARIA and in Chromium's tree. */
const roles: Record<string, string> = {
  'check box': 'checkbox',
  'column header': 'columnheader',
  'combo box': 'combobox',
  entry: 'textbox',
  'push button': 'button',
  'radio button': 'radio',
  'row header': 'rowheader',
  'status bar': 'status',
  'table cell': 'cell',
  'toggle button': 'button',
};
const landmarks = ['banner', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'];
const others = ['alert', 'heading', 'link', 'radiogroup', 'table'];
const compared = new Set([...Object.values(roles), ...landmarks, ...others]);
const given = ['required', 'invalid', 'focused'];
const states = [...given, 'expanded', 'collapsed', 'not checked', 'checked'];

/** A line in the form in which both are compared; none for a role that only one of them names. */
function line(role: string, name: string, level: string, has: string[], description: string) {
  if (!compared.has(role)) return [];
  const parts = [role, quoted(name), level, ...states.filter((state) => has.includes(state))];
  return [[...parts, description.replaceAll(/\s/g, '')].filter(Boolean).join(' ')];
}

function ofChromium(text: string): string[] {
  const [, role = '', name = '', rest = ''] = /^ *(\w+)(?: "(.*?)")?(?= |:|$)(.*)/.exec(text) ?? [];
  const [, level = ''] = / level=(\d)/.exec(rest) ?? [];
  const [, description = ''] = / description="(.*?)"/.exec(rest) ?? [];
  // The desktop has no role for a searchbox, and sets spaces between blocks.
  const has = states.filter((state) => new RegExp(`(?<! not) ${state}(?: |:|$)`).test(rest));
  return line(role === 'searchbox' ? 'textbox' : role, name, level, has, description);
}

function ofDesktop({ role, name, level, description, states: has }: DesktopPart): string[] {
  const either = (able: string, is: string, not: string) =>
    has.includes(able) ? [has.includes(is) ? is : not] : [];
  return line(
    roles[role] ?? role,
    name,
    role === 'heading' ? (level ?? '') : '',
    [
      ...has.filter((state) => given.includes(state)),
      ...either('expandable', 'expanded', 'collapsed'),
      ...(role === 'toggle button' ? [] : either('checkable', 'checked', 'not checked')),
    ],
    description,
  );
}
