import { defaultSharedTokens } from './defaultSharedTokens.ts';
import { setu } from './setu.ts';
import type { ThemeTokens } from './tokens.ts';

/** As an interface, a theme's tokens would not do for vanilla-extract. */
type Shape<T> = { [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };

/** Every token there is. Only their names count here; the values are those of the default theme. */
export const contractShape: Shape<ThemeTokens> = { color: setu.light, ...defaultSharedTokens };
