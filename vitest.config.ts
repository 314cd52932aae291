import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/chromium.ts';
import { librarySource } from './scripts/librarySource.ts';

const launchOptions = await chromiumLaunchOptions();

// A function: Vitest names the instances of each project in place.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1024, height: 768 },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{data,backend}/tests/**/*.test.ts',
            'packages/ui/src/**/*.node.test.{ts,tsx}',
            'site/**/*.test.ts',
            'tests/unit/**/*.test.{ts,tsx}',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: { alias: librarySource },
        // Found in the middle of a run, a dependency would reload the page under a test.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@radix-ui/react-dialog',
            '@radix-ui/react-navigation-menu',
            'vitest-browser-react',
            'axe-core',
            'fast-check',
          ],
        },
        test: {
          name: 'browser',
          include: ['packages/ui/src/**/*.test.tsx'],
          exclude: ['**/*.node.test.tsx'],
          setupFiles: ['tests/setup/browser.ts'],
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: browser() },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/setup/e2e.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
