import type { Journey } from './journeys.ts';
import { containing, including, matching } from './matchers.ts';

export const listJourneys: Journey[] = [
  {
    name: 'a filter keeps its place, its address and its way back',
    async walk({ back, get, goto, isAt, javaScript }) {
      await goto('/');
      const filter = get('navigation', 'Categories of the latest courses');
      const cards = get('region', 'Latest courses').get('link', /^View More: /);
      await filter.get('link', 'Sociology').click();
      await filter.get('link', 'Sociology').has({ current: 'true', inView: true });
      await isAt(containing('/?category=Sociology'));
      await get('link', /^View More: .*Sociology/).isThere();
      await get('link', /^View More: BPSC/).isGone();
      if (javaScript) await filter.get('link', 'Sociology').has({ focused: true });
      await back();
      await filter.get('link', 'All Courses').has({ current: 'true' });
      await cards.has({ count: 6 });
    },
  },
  {
    name: 'the pages of a list turn, and lead to what it lists',
    async walk({ get, goto, isAt, javaScript }) {
      await goto('/facts-of-the-day');
      const pages = get('navigation', 'Pages of Important Facts of the Day');
      await pages.get('link', 'Next').click();
      await isAt('/facts-of-the-day?page=2');
      await pages.get('link', 'Page 2').has({ current: 'page' });
      await get('article').has({ count: 2 });
      const focused = javaScript ? { focused: true } : {};
      await get('heading', 'Important Facts of the Day').has(focused);
      await get('link', /^Read More: /).click();
      await get('link', 'Back to Important Facts of the Day').isThere();
    },
  },
  {
    name: 'from home to a day, and on by its calendar',
    width: 360,
    async walk({ get, goto }) {
      await goto('/');
      await get('region', 'Latest reading').get('link', 'Daily desk').click();
      await get('heading', 'Daily desk').isThere();
      await get('link', 'Previous day 19 November 2026').click();
      await get('heading', 'Daily desk: 19 November 2026').isThere();
      const calendar = get('navigation', 'Archive of Daily desk');
      await calendar.get('link', /^5 November 2026, \d articles$/).click();
      await get('heading', 'Daily desk: 5 November 2026').isThere();
      await calendar.get('link', /^5 November 2026/).has({ current: 'page' });
      await calendar.get('link', 'Earlier: October 2026').click();
      await calendar.get('link', /October 2026, \d articles?$/).isThere();
    },
  },
  {
    name: 'a day of the calendar is chosen by keys',
    mode: 'with JavaScript',
    width: 360,
    async walk({ back, evaluate, get, goto, isAt, press, shows }) {
      await goto('/editorial-analysis');
      await evaluate('(window.stillHere = true)');
      // The list comes first, also on a phone.
      await get('article').has({ top: matching((top: number) => top < 640) });
      const calendar = get('navigation', 'Archive of Editorial Analysis');
      await calendar.get('grid', 'November 2026').isThere();
      await evaluate(`document.querySelector('a[href$="date=2026-11-20"]').focus()`);
      await press('ArrowLeft', 'Enter');
      await isAt('/editorial-analysis?date=2026-11-18');
      await get('heading', 'Editorial Analysis: 18 November 2026').has({ focused: true });
      await shows('scrollY', 0);
      await get('article').has({ count: 1 });
      await calendar.get('link', 'Earlier: October 2026').click();
      await calendar.get('grid', 'October 2026').isThere();
      await back();
      await get('heading', 'Editorial Analysis: 18 November 2026').isThere();
      await shows('window.stillHere', true);
    },
  },
  {
    name: 'results follow what is typed',
    mode: 'with JavaScript',
    async walk({ back, get, goto, isAt, press, type }) {
      await goto('/about');
      await press('Control+k');
      const field = get('searchbox', 'Search for');
      await field.has({ focused: true });
      await type('parliament');
      await get('status').has({ texts: including(/^\d+ results for "parliament"$/) });
      await field.has({ focused: true });
      await isAt('/search?q=parliament');
      await press('Enter', 'Tab', 'Tab');
      await get('combobox', 'Category').has({ focused: true });
      await type('Edi');
      await isAt('/search?q=parliament&category=Editorial+Analysis');
      await get('article').has({
        texts: matching((texts) => texts.every((text) => text.includes('Editorial Analysis'))),
      });
      await back();
      await get('heading', 'About Setu').isThere();
    },
  },
  {
    name: 'the search is a form that opens an address',
    mode: 'without JavaScript',
    async walk({ get, goto, isAt, press, type }) {
      await goto('/search');
      await get('searchbox', 'Search for').fill('money bill');
      await press('Tab', 'Tab');
      await type('Imp');
      await get('combobox', 'Category').has({ value: 'Facts of the Day' });
      await get('button', 'Search').click();
      await isAt('/search?q=money+bill&category=Facts+of+the+Day&month=');
      await get('main').has({ text: containing('1 result for "money bill"') });
    },
  },
];
