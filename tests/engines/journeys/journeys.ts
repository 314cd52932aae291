import type { Row } from '../../support/backend/sampleRows.ts';
import type { Page } from '../page.ts';
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
];
