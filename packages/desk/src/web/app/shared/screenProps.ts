import type { Answer } from './ask.ts';

export interface ScreenProps {
  site: Answer<'GET /api/site'>;
  /** The parameters after the screen's name in the address. */
  values: Readonly<Record<string, string>>;
  /** As `useAddress` has it. */
  visit: string;
}
