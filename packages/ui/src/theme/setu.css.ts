import { globalStyle } from '@vanilla-extract/css';
import { themeLayer } from '../css/layers.css.ts';
import { setu } from './setu.ts';
import { themeRules } from './themeRules.ts';

// The default theme also holds where no theme is named, so that a first component looks right at once.
for (const { selector, media, declarations } of themeRules(
  [':root', '[data-setu-theme="setu"]'],
  setu,
)) {
  const { 'color-scheme': colorScheme = 'light', ...vars } = declarations;
  const rule = { colorScheme, vars };
  globalStyle(selector, {
    '@layer': { [themeLayer]: media ? { '@media': { [media]: rule } } : rule },
  });
}
