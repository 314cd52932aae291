import type { Decorator, Preview } from '@storybook/react-vite';
import { UiProvider } from '@setu/ui';
import { useEffect } from 'react';
import '../site/src/fonts.css';

interface Look {
  theme: string;
  mode: string;
  motion: string;
  direction: string;
  language: string;
}

/** The toolbar's choices, set where a consumer would set them: on `<html>`. */
const withLook: Decorator = (Story, { globals }) => {
  const look = globals as unknown as Look;
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['setuTheme'] = look.theme;
    root.dir = look.direction;
    root.lang = look.language;
    toggle(root, 'setuMode', look.mode === 'system' ? undefined : look.mode);
    toggle(root, 'setuMotion', look.motion === 'full' ? undefined : 'paused');
  }, [look.theme, look.mode, look.motion, look.direction, look.language]);
  return (
    <UiProvider>
      <Story />
    </UiProvider>
  );
};

function toggle(root: HTMLElement, name: string, value: string | undefined) {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
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
    theme: choice('Theme', 'paintbrush', { setu: 'Setu' }),
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
};

export default preview;
