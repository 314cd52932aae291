import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { Meta } from '@storybook/react-vite';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';

/**
 * Key states against committed pictures (`baselines`), in the browser and the fonts that come with the
 * repo, so that every machine draws the same. A wanted change: `npx vitest run --project browser tests/looks -u`.
 */
const states = [
  'SiteHeader Default 1280 setu light',
  'SiteHeader Default 320 sangam dark',
  'SiteHeader Default 1024 sangam light',
  'Hero Default 1280 setu light',
  'Hero Default 320 sangam light',
  'CourseCard Default 320 setu light',
  'CourseCard Default 320 setu dark',
  'CourseCard WithoutPicture 320 sangam light',
  'ArticleList Default 768 setu light',
  'ArticleDetail LongWithContents 1024 setu light',
  'ArticleDetail Hindi 320 setu dark',
  'ContactForm Failed 768 setu light',
  'ScholarshipForm Incomplete 320 setu light',
  'SchemeList Default 768 setu light',
  'CourseDetail Default 1280 setu dark',
  'NotFound WithLinks 320 setu light',
  'Pagination Default 768 sangam dark',
  'Notice Default 768 setu light rtl',
];

const files = import.meta.glob<{ default: Meta }>('../../stories/components/*.stories.tsx');

beforeAll(async () => {
  // The rest of the preview looks for faults, which the tests of the stories do (project `storybook`).
  const { decorators = [], parameters = {} } = preview;
  setProjectAnnotations([{ decorators, parameters }]);
  // A font that comes too late is not shown (`font-display: optional`); fallbacks may not be there.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
});

/** Lies over the page, unseen: the pointer rests wherever the last test file has left it. */
const shield = document.createElement('div');
shield.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
afterEach(() => shield.remove());

test.each(states)('%s', async (state) => {
  const [component, name = '', width, theme, mode, direction = 'ltr'] = state.split(' ');
  const load = files[`../../stories/components/${component}.stories.tsx`];
  if (!load) throw new Error(`There are no stories of ${component}.`);
  const initialGlobals = { ...preview.initialGlobals, theme, mode, direction, motion: 'paused' };
  const stories: Record<string, { run: () => Promise<void> }> = composeStories(await load(), {
    initialGlobals,
  });
  await page.viewport(Number(width), 700);
  await stories[name]?.run();
  document.body.append(shield);
  // All of it is to be seen.
  await page.viewport(Number(width), document.documentElement.scrollHeight);
  await userEvent.hover(shield);
  const picture = state.replaceAll(' ', '-');
  await expect(page.elementLocator(document.documentElement)).toMatchScreenshot(picture);
});
