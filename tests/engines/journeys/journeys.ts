import type { Row } from '../../support/backend/sampleRows.ts';
import type { Page } from '../page.ts';
import { deskJourneys } from './desk.ts';
import { formJourneys } from './forms.ts';
import { headerJourneys } from './header.ts';
import { hindiJourneys } from './hindi.ts';
import { listJourneys } from './lists.ts';
import { pageJourneys } from './pages.ts';
import { practiceJourneys } from './practice.ts';
import { readingJourneys } from './reading.ts';

export interface Journey {
  name: string;
  /** Default: both. */
  mode?: 'with JavaScript' | 'without JavaScript';
  /** The window's width in CSS pixels, at least 447 in WebKit. Default 1280. */
  width?: number;
  /** The only article of a separate site. Default: the site with the sample content. */
  article?: Row;
  /** Whether the journey runs at the staff's desk, with its own database, instead of on the site. */
  desk?: boolean;
  prints?: RegExp;
  /** The steps; `javaScript` of the page tells whether to take another way. */
  walk: (page: Page) => Promise<void>;
}

export const journeys: Journey[] = [
  ...headerJourneys,
  ...pageJourneys,
  ...listJourneys,
  ...readingJourneys,
  ...practiceJourneys,
  ...formJourneys,
  ...hindiJourneys,
  ...deskJourneys,
];
