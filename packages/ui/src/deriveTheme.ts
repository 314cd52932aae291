export { makeTheme } from './theme/makeTheme.ts';
export { sangam } from './theme/sangam.ts';
export { setu } from './theme/setu.ts';
export { deriveTheme } from './theme/derive/deriveTheme.ts';
export type { DerivedTheme, MovedColor } from './theme/derive/deriveTheme.ts';
export { toTokens } from './theme/designTokens/toTokens.ts';
export type { DesignTokens, ModeDesignTokens } from './theme/designTokens/toTokens.ts';
export type { ColorValue, DesignToken } from './theme/designTokens/format.ts';
