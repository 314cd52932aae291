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
  /** Of the window, in CSS pixels; WebKit's has 447 at least. Default 1280. */
  width?: number;
  /** The only article of a site of its own. Default: the site with the sample content. */
  article?: Row;
  /** At the desk of the staff, with a database of its own, not on the site. */
  desk?: boolean;
  /** What the console may say. */
  prints?: RegExp;
  /** Told apart by `javaScript` where it goes another way without. */
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
