import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const layout = ['NextLink', 'SiteHeader', 'UiProvider'];
const tabsAndDialog =
  'Dialog DialogContent DialogTrigger Tab TabList TabPanel Tabs MentorForm'.split(' ');

/** All components of the library and of the app that Next sends to a browser as code, by page. */
const clientModules: Record<string, string[]> = {
  '/': [...layout, 'Carousel'],
  '/articles': layout,
  '/articles/[id]': layout,
  '/alumni': [...layout, ...tabsAndDialog],
};

/** Compares the list with Next's manifests of client components, which do not include server components. */
export function holdsClientModules(app: string): void {
  const folder = path.join(app, '.next/server/app/(english)');
  for (const [page, names] of Object.entries(clientModules)) {
    const file = path.join(folder, page, 'page_client-reference-manifest.js');
    const text = readFileSync(file, 'utf8');
    const [, manifest = ''] = /\] = (\{.*\})/s.exec(text) ?? [];
    const { clientModules: found } = JSON.parse(manifest) as { clientModules: object };
    const ours = Object.keys(found)
      .filter((module) => !module.includes('/node_modules/next/'))
      .map((module) => path.basename(module).replace(/\.[jt]sx?.*/, ''));
    assert.deepEqual([...new Set(ours)].toSorted(), names.toSorted(), page);
  }
}
