import { contractShape } from '../../../packages/ui/src/theme/contractShape.ts';
import type { ColorTokens } from '../../../packages/ui/src/theme/tokens.ts';

/** Colours no two of which are the same, so that each use of a token can be told from any other. */
export function paint(red: number): ColorTokens {
  const names = Object.keys(contractShape.color);
  const colors = names.map((name, index) => [name, `rgb(${red}, ${index}, 7)`]);
  return Object.fromEntries(colors) as ColorTokens;
}
