import type { Decorator, Preview } from '@storybook/react-vite';
import { hindiLabels, UiProvider } from '@setu/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import '@setu/ui/base.css';
import '@setu/ui/themes/setu.css';
import '@setu/ui/themes/sangam.css';
import '../site/src/fonts.css';
import { contrastInEveryLook } from './contrastInEveryLook.ts';
import { themes, wear } from './looks.ts';
import type { Look } from './looks.ts';

const withLook: Decorator = (Story, { globals }) => (
  <Dressed {...(globals as unknown as Look)}>
    <Story />
  </Dressed>
);

function Dressed({
  theme,
  mode,
  motion,
  direction,
  language,
  children,
}: Look & { children: ReactNode }) {
  useEffect(() => {
    wear({ theme, mode, motion, direction, language });
  }, [theme, mode, motion, direction, language]);
  const provided = language === 'hi' ? { labels: hindiLabels } : {};
  return <UiProvider {...provided}>{children}</UiProvider>;
}

const choice = (title: string, icon: string, items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withLook],
  initialGlobals: {
    theme: 'setu',
    mode: 'light',
    motion: 'full',
    direction: 'ltr',
    language: 'en',
  },
  globalTypes: {
    theme: choice('Theme', 'paintbrush', themes),
    mode: choice('Mode', 'contrast', { system: 'As the system', light: 'Light', dark: 'Dark' }),
    motion: choice('Motion', 'play', { full: 'Moving', paused: 'Paused' }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    language: choice('Language', 'globe', { en: 'English', hi: 'Hindi' }),
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Start', 'Foundations', 'Components', 'Pages'] },
    },
    viewport: {
      options: {
        w320: { name: '320 px', styles: { width: '320px', height: '640px' } },
        w600: { name: '600 px', styles: { width: '600px', height: '900px' } },
        w768: { name: '768 px', styles: { width: '768px', height: '1024px' } },
        w1024: { name: '1024 px', styles: { width: '1024px', height: '768px' } },
        w1440: { name: '1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  afterEach: async ({ canvasElement, parameters, viewMode }) => {
    // Vitest sets this; somebody who browses Storybook sees one look at a time.
    if (viewMode === 'story' && '__vitest_browser__' in globalThis) {
      await contrastInEveryLook(canvasElement.ownerDocument.body, parameters['a11y']);
    }
  },
};

export default preview;
