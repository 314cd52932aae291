import './css/reset.css.ts';
import './theme/setu.css.ts';

export { UiProvider } from './components/UiProvider/UiProvider.tsx';
export type { LinkComponentProps, UiProviderProps } from './components/UiProvider/UiProvider.tsx';
export { makeTheme } from './theme/makeTheme.ts';
export type { Theme } from './theme/makeTheme.ts';
export type { ThemeDefinition } from './theme/themeRules.ts';
export type { ColorTokens, SharedTokens, ThemeTokens } from './theme/tokens.ts';
