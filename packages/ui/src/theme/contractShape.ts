import { defaultSharedTokens } from './defaultSharedTokens.ts';
import { setu } from './setu.ts';
import type { ThemeTokens } from './tokens.ts';

/** A theme's tokens as a type alias, because vanilla-extract does not accept the interface. */
type Shape<T> = { [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };

/** Every token. Only the names matter here; the values are those of the default theme. */
export const contractShape: Shape<ThemeTokens> = { color: setu.light, ...defaultSharedTokens };
