import type { defaultSharedTokens } from './defaultSharedTokens.ts';

/** A CSS colour. Pairs named in comments must reach WCAG AA, 4.5:1 for text, 3:1 for shapes: see `measureContrast`. */
type Color = string;

export interface ColorTokens {
  /** The page. */
  paper: Color;
  /** Cards, fields and panels on the page. */
  surface: Color;
  /** Bands that lie deeper than the page. */
  sunken: Color;
  /** Text on paper, surface and sunken. */
  ink: Color;
  /** Secondary text on paper, surface and sunken. */
  inkMuted: Color;
  /** Hairlines that only decorate. */
  line: Color;
  /** The outline of a control: 3:1 against paper, surface and sunken. */
  lineStrong: Color;
  /** The header, the footer and other dark bands. */
  brand: Color;
  /** A raised or hovered part of a brand band. */
  brandRaised: Color;
  /** Text on brand and brandRaised. */
  onBrand: Color;
  /** Secondary text on brand and brandRaised; as the fill of a hovered button there, under text in brand. */
  onBrandMuted: Color;
  /** The red of the blinking link, as text on brand. */
  blink: Color;
  /** The one accent, as a fill; as text on brand and brandRaised. */
  accent: Color;
  /** Text on accent. */
  onAccent: Color;
  /** The accent as text on paper, surface and sunken. */
  accentText: Color;
  /** The fill of a primary button. */
  action: Color;
  actionHover: Color;
  /** Text on action and actionHover. */
  onAction: Color;
  /** Links in running text, on paper, surface and sunken. */
  link: Color;
  linkHover: Color;
  linkVisited: Color;
  /** The focus outline on paper, surface and sunken: 3:1. */
  focus: Color;
  /** The focus outline on brand and brandRaised: 3:1. */
  focusOnBrand: Color;
  /** Text on chip. */
  onChip: Color;
  chip: Color;
  /** Success and failure as text, on paper, surface, sunken and their own surfaces, which also have text in ink. */
  success: Color;
  successSurface: Color;
  danger: Color;
  dangerSurface: Color;
  /** Covers the page behind an open dialog. */
  backdrop: Color;
}

export type SharedTokens = typeof defaultSharedTokens;

/** The names of spaces and of font sizes, as props take them. */
export type SpaceToken = keyof SharedTokens['space'];
export type TextToken = keyof SharedTokens['text'];

/** Everything a component may take from a theme: the contract's shape. */
export interface ThemeTokens extends SharedTokens {
  color: ColorTokens;
}

type PartialGroups<T> = { [Key in keyof T]?: Partial<T[Key]> };

export interface ThemeDefinition extends PartialGroups<SharedTokens> {
  /** Lower-case letters, digits and hyphens; the value of `data-setu-theme`. */
  name: string;
  light: ColorTokens;
  dark: ColorTokens;
}
