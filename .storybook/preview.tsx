import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { expect, spyOn } from 'storybook/test';
import '@setu/ui/base.css';
import '@setu/ui/themes/setu.css';
import '@setu/ui/themes/sangam.css';
import '../packages/website/src/fonts/fonts.css';
import { DocsFrame } from '../stories/docs/DocsFrame.tsx';
import { DocsPage } from '../stories/docs/DocsPage.tsx';
import { Labelled } from '../stories/docs/InLook.tsx';
import { withWrittenTypes } from '../stories/docs/propTypes.ts';
import { contrastInEveryLook } from './contrastInEveryLook.ts';
import { type Look, applyLook, themes, usualLook, viewports } from '../stories/looks.ts';

const withLook: Decorator = (Story, { globals, viewMode }) => {
  const look = globals as unknown as Look;
  const Frame = viewMode === 'docs' ? DocsStoryFrame : StoryFrame;
  return (
    <Frame {...look}>
      <Story />
    </Frame>
  );
};

function StoryFrame({ children, ...look }: Look & { children: ReactNode }) {
  const { theme, mode, motion, direction, language } = look;
  useEffect(() => {
    applyLook({ theme, mode, motion, direction, language });
  }, [theme, mode, motion, direction, language]);
  return <Labelled language={language}>{children}</Labelled>;
}

/** A page of documentation contains many stories, and applies theme, mode and motion itself. */
function DocsStoryFrame({ direction, language, children }: Look & { children: ReactNode }) {
  return (
    <div dir={direction} lang={language}>
      <Labelled language={language}>{children}</Labelled>
    </div>
  );
}

const choice = <Icon extends string>(title: string, icon: Icon, items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

/** Outside tests, a reader sees one look at a time, and the console is left unchanged. */
const inVitest = '__vitest_browser__' in globalThis;

/** Spies on errors and warnings, which are defects of a story. */
let printed: unknown[] = [];

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withLook],
  argTypesEnhancers: [withWrittenTypes],
  initialGlobals: { ...usualLook },
  globalTypes: {
    theme: choice('Theme', 'paintbrush', themes),
    mode: choice('Mode', 'contrast', { system: 'As the system', light: 'Light', dark: 'Dark' }),
    motion: choice('Motion', 'play', { full: 'Moving', paused: 'Paused' }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    language: choice('Language', 'globe', { en: 'English', hi: 'Hindi' }),
  },
  parameters: {
    layout: 'fullscreen',
    // Vitest sends each story's results to its main process; a reader sees all of them.
    a11y: { test: 'error', ...(inVitest && { options: { resultTypes: ['violations'] } }) },
    // The theme sets the background.
    backgrounds: { disable: true },
    // Only stories that ask for pictures (stories/story.ts) have some, with nothing in motion.
    chromatic: { disableSnapshot: true, prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true },
    controls: { expanded: true },
    docs: { container: DocsFrame, page: DocsPage },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          'Gallery',
          'Writing',
          'Try it',
          'Extremes',
          'Status',
          'Accessibility',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Motion',
            'Icons',
            'Breakpoints',
            'Theming',
            'Theme builder',
            '*',
            'Contributing',
          ],
          'Primitives',
          'Institute components',
          'Patterns',
          'Pages',
        ],
      },
    },
    viewport: { options: viewports },
  },
  // No story is drawn before the fonts have loaded, because this machine may lack a fallback font.
  beforeAll: async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  },
  beforeEach: () => {
    if (inVitest) printed = [spyOn(console, 'error'), spyOn(console, 'warn')];
  },
  afterEach: async ({ parameters, viewMode }) => {
    if (inVitest && viewMode === 'story') {
      for (const spy of printed) await expect(spy).not.toHaveBeenCalled();
      await contrastInEveryLook(parameters['a11y']);
    }
  },
};

export default preview;
