import { expect, test } from 'vitest';
import { importsOf, trackedFiles } from '../../support/repository.ts';

// What each room may import: docs/architecture.md#the-rooms.

interface Room {
  /** Folders of the repository and packages; `npm` stands for all packages that are not ours. */
  may: readonly string[];
  /** What its tests may import as well, beside what all tests may. */
  tests?: readonly string[];
}

const list = (names: string) => names.trim().split(/\s+/);
const react = ['react', 'react-dom'];
const ofUi = [...react, '@radix-ui', '@vanilla-extract/css', 'culori'];
const ofDesk = list(`
  packages/desk/src @setu/data @setu/backend/desk @setu/ui/articleText node:
  @supabase/supabase-js csv-parse entities ipaddr.js yaml`);
const ofKit = list(`
  packages/kit @setu/kit virtual:setu node: react react-dom react-router-dom
  vite @vitejs/plugin-react ipaddr.js lru-cache mrmime postcss sirv`);
/** Without `node:http`, which is the kit's. */
const ofWebsite = list(`
  packages/website/src @site @locales virtual:website @setu/ui @setu/data @setu/kit
  node:child_process node:crypto node:fs node:module node:path node:url node:util node:zlib
  react react-dom react-router-dom vite playwright-core lru-cache svgo schema-dts
  @capsizecss/unpack @resvg/resvg-js fontkitten subset-font`);
const site = ['site', '@site', '@locales', 'virtual:website', 'packages', '@setu', 'deploy'];
const allTests = ['vitest', 'vitest-browser-react', 'fast-check', 'tests'];
const everything = [...site, 'stories', '.storybook', 'tests', 'examples', 'node:', 'npm'];

/** Of a file the first folder holds in which it lies. */
const rooms: Record<string, Room> = {
  'packages/ui/src/testing': { may: [...ofUi, ...allTests, 'packages/ui/src', 'npm'] },
  'packages/ui/src/internal': groundOfUi(),
  'packages/ui/src/css': groundOfUi(),
  'packages/ui/src/theme': groundOfUi(),
  'packages/ui/src': { may: [...ofUi, 'packages/ui/src'] },
  'packages/ui': { may: ['packages/ui', 'node:', 'npm'] },
  'packages/data/src': {
    may: ['packages/data/src', '@supabase/postgrest-js', '@supabase/supabase-js', 'node:'],
  },
  'packages/backend/src': {
    may: ['packages/backend/src', 'postgres', 'nodemailer', 'node:'],
    tests: ['packages/backend/tests'],
  },
  'packages/desk/src/web/app': {
    may: [...ofDesk, ...react, '@setu/ui'],
    tests: ['packages/desk/tests'],
  },
  'packages/desk/src': { may: ofDesk, tests: ['packages/desk/tests', 'packages/backend/src'] },
  'packages/kit': { may: ofKit, tests: ['virtual:'] },
  'packages/website/src/node': { may: [...ofWebsite, '@setu/backend', '@setu/desk', 'node:'] },
  'packages/website/src/desk/deskApp.ts': { may: [...ofWebsite, '@setu/desk'] },
  'packages/website/src': { may: ofWebsite, tests: ['packages/ui', 'scripts', 'node:'] },
  'packages/create-setu/template': { may: ['packages/create-setu/template', ...ofWebsite] },
  'packages/create-setu': { may: ['packages/create-setu', 'node:'] },
  packages: { may: ['packages', '@setu', 'tests', 'deploy', 'node:', 'npm'] },
  'site/src': { may: ['site', '@setu/ui', '@setu/website'] },
  site: { may: ['site', 'packages/ui/build', '@setu/website', 'node:'] },
  deploy: { may: ['node:'] },
  examples: { may: ['examples', '@setu/ui', 'npm'] },
  stories: { may: ['stories', ...site, 'node:', 'npm'] },
  '.storybook': { may: ['.storybook', 'stories', ...site, 'node:', 'npm'] },
  tests: { may: everything },
  scripts: { may: ['scripts', ...everything] },
  bench: { may: ['bench', 'scripts', ...everything] },
};

/** What all components stand on knows no component. */
function groundOfUi(): Room {
  const folders = ['internal', 'css', 'theme'].map((name) => `packages/ui/src/${name}`);
  return { may: [...ofUi, ...folders], tests: ['packages/ui/src/testing'] };
}

test('each file imports what its room may', () => {
  const files = trackedFiles().filter((file) => /^[^/]+\/.+\.(?:tsx?|mdx)$/.test(file));
  const wrong = files.flatMap((file) => {
    const may = allowedIn(file);
    return importsOf(file)
      .filter((imported) => !may.some((entry) => covers(entry, imported)))
      .map((imported) => `${file}: ${imported}`);
  });
  expect(wrong).toEqual([]);
});

function allowedIn(file: string): readonly string[] {
  // These read the sources of the library.
  if (/^packages\/ui\/.+\.node\.test\./.test(file)) return everything;
  const [, { may, tests = [] } = { may: [] }] =
    Object.entries(rooms).find(([folder]) => covers(folder, file)) ?? [];
  return /(?:\.test|\.fixture|Suite)\./.test(file) || file.startsWith('packages/kit/tests/')
    ? [...may, ...tests, ...allTests]
    : may;
}

function covers(entry: string, imported: string): boolean {
  if (entry === 'npm') return !isOurs.test(imported);
  return imported === entry || imported.startsWith(entry.endsWith(':') ? entry : `${entry}/`);
}

const isOurs =
  /^(?:@setu|@site|@locales|packages|site|deploy|examples|stories|\.storybook|tests|scripts|bench)\/|^(?:virtual|node):/;
