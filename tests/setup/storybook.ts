import { type TestContext, afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { configure } from 'storybook/test';
import { type Look, type modes as allModes, applyLook, viewports } from '../../stories/looks.ts';

declare module 'vitest' {
  interface ProvidedContext {
    comparesPictures: boolean;
  }
}

type Mode = (typeof allModes)[keyof typeof allModes];

/** The test context with what Storybook's Vitest plugin adds to it. */
interface StoryContext extends TestContext {
  story?: {
    id: string;
    args: { defaultOpen?: boolean };
    parameters: {
      layout?: string;
      chromatic?: { modes?: Record<string, Mode>; ignoreSelectors?: string[] };
    };
    globals: Look & { viewport?: { value?: keyof typeof viewports } };
  };
}

// The same timeout as that of Vitest's polls.
configure({ asyncUtilTimeout: 45_000 });

// Fixed because calendars mark today; restored because Vitest needs the real time between files.
beforeAll(() => void vi.setSystemTime('2026-11-20T06:30:00Z'));
afterAll(() => void vi.useRealTimers());

/**
 * Compares a `pictured` story (stories/story.ts) with the pictures in tests/screenshots while it is rendered
 * anyway. Browser and fonts come with the repository, so that every machine draws the same.
 */
afterEach<StoryContext>(async ({ story, task }) => {
  if (!inject('comparesPictures') || story === undefined || task.result?.state === 'fail') return;
  const [component, name] = story.id.split('--');
  const { modes = {}, ignoreSelectors = [] } = story.parameters.chromatic ?? {};
  // The padding of Storybook's own page, which is absent in tests.
  document.body.style.padding = story.parameters.layout === 'padded' ? '1rem' : '';
  const style = ignoreSelectors.map((selector) => `${selector} { visibility: hidden }`).join('');
  for (const [look, mode] of Object.entries(modes)) {
    applyLook({ ...story.globals, ...mode });
    // A story that has a width keeps it, as in Storybook.
    const viewport = viewports[story.globals.viewport?.value ?? mode.viewport];
    const width = Number.parseInt(viewport.styles.width);
    await page.viewport(width, 700);
    await imagesLoaded();
    // The picture shows the whole page.
    await page.viewport(width, document.documentElement.scrollHeight);
    await expect
      .soft(page)
      .toMatchScreenshot(`${component}/${name}-${look}`, { screenshotOptions: { style } });
  }
  document.body.style.padding = '';
});

/**
 * Compares the accessibility tree of every story with tests/trees. Of the pages only the home page includes the footer,
 * and only it and the scholarship form, whose link in it is the current one, the header; the options of the search's
 * choices stand in one. Counts that are announced a second later are tested in tests/transcripts.
 */
afterEach<StoryContext>(async ({ story, task }) => {
  if (!inject('comparesPictures') || story === undefined || task.result?.state === 'fail') return;
  const { id } = story;
  const isPage = id.startsWith('pages-') && id !== 'pages-home--full';
  const closed = [
    ...(isPage ? ['contentinfo'] : []),
    ...(isPage && id !== 'pages-scholarship--full' ? ['banner'] : []),
    ...(isPage && !/^pages-(?:search--blank|scholarship--full)$/.test(id) ? ['MenuListPopup'] : []),
    ...(/search(?:results)?--/.test(id) ? ['status'] : []),
  ];
  // The code that makes a dialog modal is loaded as it opens.
  if (story.args.defaultOpen && /(?:dialog|mobilemenu)--/.test(id)) {
    await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).toBeTruthy();
    const trigger = document.querySelector('[aria-haspopup="dialog"]');
    await expect.poll(() => trigger === null || trigger.closest('[aria-hidden]')).toBeTruthy();
  }
  // A carousel learns in the next frame which slides are in view.
  if (document.querySelector('[aria-roledescription]')) await nextFrame();
  expect.soft(await commands.accessibilityTree(closed)).toMatchSnapshot();
});
const nextFrame = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

expect.addSnapshotSerializer({ test: (tree) => typeof tree === 'string', serialize: String });

/** Loads images eagerly; those further down would load only while the picture is taken. */
async function imagesLoaded(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.allSettled(images.map((image) => image.decode()));
}
