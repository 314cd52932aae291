import { create } from 'storybook/theming';
import { setu } from '../../packages/ui/src/theme/setu.ts';

/** Storybook's own frame in the colours and fonts of the shipped theme. */
function brand(mode: 'light' | 'dark') {
  const color = setu[mode];
  const fontBase = setu.font?.body ?? 'sans-serif';
  return create({
    base: mode,
    brandTitle: 'Setu',
    brandUrl: './',
    brandImage: `./workshop-${mode}.svg`,
    brandTarget: '_self',
    fontBase,
    fontCode: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    colorPrimary: color.action,
    colorSecondary: color.link,
    appBg: color.sunken,
    appContentBg: color.paper,
    appPreviewBg: color.paper,
    appBorderColor: color.line,
    appBorderRadius: 8,
    textColor: color.ink,
    textMutedColor: color.inkMuted,
    textInverseColor: color.paper,
    barBg: color.paper,
    barTextColor: color.inkMuted,
    barHoverColor: color.linkHover,
    barSelectedColor: color.link,
    inputBg: color.surface,
    inputBorder: color.lineStrong,
    inputTextColor: color.ink,
    inputBorderRadius: 6,
    buttonBg: color.surface,
    buttonBorder: color.lineStrong,
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
  });
}

export const brands = { light: brand('light'), dark: brand('dark') };
