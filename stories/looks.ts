/** The shipped themes, as the toolbar names them. */
export const themes = { setu: 'Setu', sangam: 'Sangam' };

export const colorModes = ['light', 'dark'] as const;

/** A width of each layout, as the toolbar offers them. */
export const viewports = {
  w320: { name: '320 px', styles: { width: '320px', height: '640px' } },
  w600: { name: '600 px', styles: { width: '600px', height: '900px' } },
  w768: { name: '768 px', styles: { width: '768px', height: '1024px' } },
  w800: { name: '800 px', styles: { width: '800px', height: '600px' } },
  w1024: { name: '1024 px', styles: { width: '1024px', height: '768px' } },
  w1100: { name: '1100 px', styles: { width: '1100px', height: '800px' } },
  w1280: { name: '1280 px', styles: { width: '1280px', height: '800px' } },
  w1440: { name: '1440 px', styles: { width: '1440px', height: '900px' } },
};

const fromRight = { theme: 'setu', motion: 'paused', direction: 'rtl' } as const;

/**
 * The looks in which a story can be pictured (stories/story.ts): by Chromatic, which calls them modes, and
 * by the tests (tests/setup/storybook.ts).
 */
export const modes = {
  '320 light': { theme: 'setu', mode: 'light', motion: 'paused', viewport: 'w320' },
  '320 dark': { theme: 'setu', mode: 'dark', motion: 'paused', viewport: 'w320' },
  '320 sangam': { theme: 'sangam', mode: 'light', motion: 'paused', viewport: 'w320' },
  '768 light': { theme: 'setu', mode: 'light', motion: 'paused', viewport: 'w768' },
  '768 dark': { theme: 'setu', mode: 'dark', motion: 'paused', viewport: 'w768' },
  '1280 light': { theme: 'setu', mode: 'light', motion: 'paused', viewport: 'w1280' },
  '1280 dark': { theme: 'setu', mode: 'dark', motion: 'paused', viewport: 'w1280' },
  '1280 sangam dark': { theme: 'sangam', mode: 'dark', motion: 'paused', viewport: 'w1280' },
  '320 light rtl': { ...fromRight, mode: 'light', viewport: 'w320' },
  '320 dark rtl': { ...fromRight, mode: 'dark', viewport: 'w320' },
  '320 sangam rtl': { ...fromRight, theme: 'sangam', mode: 'light', viewport: 'w320' },
  '768 light rtl': { ...fromRight, mode: 'light', viewport: 'w768' },
  '768 dark rtl': { ...fromRight, mode: 'dark', viewport: 'w768' },
  '1280 light rtl': { ...fromRight, mode: 'light', viewport: 'w1280' },
} as const;

/** The choices in the toolbar, in Storybook's globals. */
export interface Look {
  theme: string;
  mode: string;
  motion: string;
  direction: string;
  language: string;
}

export const usualLook: Look = {
  theme: 'setu',
  mode: 'light',
  motion: 'full',
  direction: 'ltr',
  language: 'en',
};

/** The choices as the `globals` of an address. */
export const globalsOf = ({ theme, mode, motion, direction, language }: Look) =>
  `theme:${theme};mode:${mode};motion:${motion};direction:${direction};language:${language}`;

/** Added to the globals of a frame, whose story axe has judged in the tests: no panel shows what it finds there. */
export const axeOff = ';a11y.manual:!true';

/** Puts the choices where a consumer would: on `<html>`. */
export function applyLook(look: Look): void {
  const root = document.documentElement;
  root.dataset['setuTheme'] = look.theme;
  root.dir = look.direction;
  root.lang = look.language;
  toggle(root, 'setuMode', look.mode === 'system' ? undefined : look.mode);
  toggle(root, 'setuMotion', look.motion === 'full' ? undefined : 'paused');
}

function toggle(root: HTMLElement, name: string, value: string | undefined) {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
}
