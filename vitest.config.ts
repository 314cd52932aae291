import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { LaunchOptions } from 'playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommandContext } from 'vitest/node';
import { catalogueModule } from './stories/catalogue/catalogueModule.ts';
import { chromiumLaunchOptions } from './tests/support/browser/chromium.ts';
import { accessibilityTree } from './tests/support/browser/accessibilityTree.ts';
import { librarySource } from './packages/ui/build/librarySource.ts';
import { siteAlias, localesAlias, websitePlugins } from '@setu/website/config';
import { institute } from './site/src/institute.ts';

const root = fileURLToPath(new URL('site', import.meta.url));
const site = [...siteAlias(root), ...localesAlias(institute)];

const launchOptions = await chromiumLaunchOptions();

// Every process that a test starts finds its modules compiled: https://nodejs.org/api/module.html#module-compile-cache
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, 'node_modules/.cache/node');

/**
 * First the unit tests and most of the end-to-end tests run, this many files at a time: one more than cores,
 * because each waits now and then. Then come the stories and the browser tests, two files at a time in all, and at
 * last the rest of the end-to-end tests, alone.
 */
const maxWorkers = availableParallelism() + 1;

/** End-to-end tests that bring a machine to its limits, or change the build. */
const oneAtATime = [
  'tests/e2e/delivery/files.test.ts',
  'tests/e2e/faults/{dosFairness,failingBackendLoad}.test.ts',
];

/** Long, because a test may have to wait on a busy machine; the bench measures speed. `npm run fuzz` tries more. */
const waits = {
  testTimeout: 60_000 * Number(process.env['FUZZ'] ?? 1),
  hookTimeout: 120_000,
  expect: { poll: { timeout: 45_000 } },
};

const e2e = {
  ...waits,
  // A browser on a busy machine may miss a moment; the report names tests that pass only on the second try.
  retry: 1,
  environment: 'node' as const,
  globalSetup: ['tests/setup/e2e.ts'],
};

/** In a group after the others: Vitest uses the same number of workers for all projects that run in parallel. */
const inTwoPages = { maxWorkers: 2, sequence: { groupOrder: 1 } };

/** Letters without antialiasing: every processor draws them alike, and a picture has a third of the bytes. */
const hardEdges = fileURLToPath(new URL('tests/screenshots/hardEdges.conf', import.meta.url));
const forPictures = {
  ...launchOptions,
  env: { ...process.env, ...launchOptions.env, FONTCONFIG_FILE: hardEdges },
};

// A function, because Vitest names the instances of each project in place.
const browser = (options: LaunchOptions = launchOptions) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: options }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1024, height: 768 },
  commands: {
    accessibilityTree: ({ page }: BrowserCommandContext, closed: readonly string[] = []) =>
      accessibilityTree(page, { inFrame: true, closed }),
  },
});

/** The trees of `stories/pages/Home.stories.tsx` are in `tests/trees/pages/Home.snap`. */
const treesOf = (file: string) => {
  const from = path.relative(import.meta.dirname, file).replace(/^(?:stories|tests)\//, '');
  return path.join(import.meta.dirname, 'tests/trees', from.replace(/\.\w+\.tsx?$/, '.snap'));
};

export default defineConfig({
  test: {
    resolveSnapshotPath: treesOf,
    projects: [
      {
        plugins: [catalogueModule()],
        // Only the part of the library without React and styles, which needs no build.
        resolve: {
          alias: [
            ...site,
            ...librarySource.filter(({ find }) => find.test('@setu/ui/articleText')),
          ],
        },
        test: {
          ...waits,
          name: 'unit',
          // Each file still has its own modules, without the start of a process.
          isolate: false,
          setupFiles: ['tests/setup/ownModules.ts'],
          environment: 'node',
          include: [
            'packages/{data,backend,desk}/tests/**/*.test.ts',
            'packages/{data,kit,backend}/src/**/*.test.ts',
            'packages/ui/src/**/*.node.test.{ts,tsx}',
            'packages/{create-setu,desk,website}/src/**/*.test.ts',
            'site/**/*.test.ts',
            'tests/unit/**/*.test.{ts,tsx}',
            'bench/*.test.ts',
          ],
          maxWorkers,
        },
      },
      {
        // The catalogue: pictures are taken in the preview of the stories.
        plugins: [
          react(),
          vanillaExtractPlugin(),
          catalogueModule(),
          ...websitePlugins({ institute, root }),
        ],
        resolve: { alias: [...site, ...librarySource] },
        // Pictures for the stories.
        publicDir: 'site/public',
        // A dependency found in the middle of a run would reload the page during a test.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-router-dom',
            '@radix-ui/react-dialog',
            '@radix-ui/react-navigation-menu',
            '@storybook/addon-docs/blocks',
            '@guidepup/virtual-screen-reader',
            '@storybook/react-vite',
            'storybook/test',
            'vitest-browser-react',
            'axe-core',
            'fast-check',
            'html-validate/browser',
          ],
        },
        test: {
          ...waits,
          name: 'browser',
          include: [
            'packages/ui/src/**/*.test.tsx',
            'packages/{desk,kit}/src/**/*.browser.test.tsx',
            'tests/transcripts/*.test.tsx',
          ],
          exclude: ['**/*.node.test.tsx'],
          setupFiles: ['tests/setup/browser.ts'],
          browser: browser(),
          ...inTwoPages,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          ...waits,
          name: 'storybook',
          setupFiles: ['tests/setup/storybook.ts'],
          browser: {
            ...browser(forPictures),
            expect: {
              // A curve may be rounded differently on another processor; a moved line does not pass.
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // Limit until two pictures in a row are alike, long enough for a busy machine.
                timeout: 20_000,
                comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 30 },
                resolveScreenshotPath: ({ arg, ext, root }) =>
                  `${root}/tests/screenshots/${arg}${ext}`,
              },
            },
          },
          // Another browser draws letters differently.
          provide: { comparesPictures: launchOptions.env !== undefined },
          ...inTwoPages,
          isolate: false,
        },
      },
      {
        resolve: { alias: site },
        test: {
          ...e2e,
          name: 'e2e',
          isolate: false,
          setupFiles: ['tests/setup/ownModules.ts'],
          include: ['tests/{e2e,engines}/**/*.test.ts', 'packages/kit/tests/**/*.test.ts'],
          // The desktop and the other engines, with `npm run test:engines`.
          exclude: [...oneAtATime, 'tests/engines/desktop.test.ts'],
          provide: { engine: 'chromium' },
          maxWorkers,
        },
      },
      {
        resolve: { alias: site },
        test: { ...e2e, name: 'e2e-serial', include: oneAtATime, fileParallelism: false },
      },
    ],
  },
});
