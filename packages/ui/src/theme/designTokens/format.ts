/*
 * What the Design Tokens Format 2025.10 (https://www.designtokens.org/tr/2025.10/format/) says of tokens, as
 * far as a theme needs it.
 */

/** One token of the format. */
export interface DesignToken<Value = unknown> {
  $type: string;
  $value: Value;
  /** `setu.css` is the value as the stylesheet has it, where the format can only come near. */
  $extensions?: { 'setu.css': string };
}

export interface ColorValue {
  colorSpace: 'srgb';
  /** Red, green and blue from 0 to 1. */
  components: number[];
  alpha: number;
  /** For tools that know no colour spaces. */
  hex: string;
}

export interface DimensionValue {
  value: number;
  unit: 'px' | 'rem';
}
