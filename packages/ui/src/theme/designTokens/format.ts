/** The tokens of https://www.designtokens.org/tr/2025.10/format/, as far as a theme needs them. */

export interface DesignToken<Value = unknown> {
  $type: string;
  $value: Value;
  /** `setu.css` is the stylesheet's value, where the format can only approximate it. */
  $extensions?: { 'setu.css': string };
}

export interface ColorValue {
  colorSpace: 'srgb';
  /** Red, green and blue from 0 to 1. */
  components: number[];
  alpha: number;
  /** For tools that do not support colour spaces. */
  hex: string;
}

export interface DimensionValue {
  value: number;
  unit: 'px' | 'rem';
}
