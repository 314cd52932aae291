import { article } from '../../support/backend/sampleRows.ts';
import type { Journey } from './journeys.ts';
import { matching } from './matchers.ts';

const header = ['Article', 'What it says', 'Who decides it', 'Since when'];
const wide = header.map((cell) => `${cell} of the Constitution`.repeat(2));

export const readingJourneys: Journey[] = [
  {
    name: 'the contents of an article lead to its parts, and back',
    async walk({ back, get, goto, isAt, press, shows }) {
      const path = '/editorial-analysis/17';
      await goto(path);
      const contents = get('navigation', 'On this page');
      await contents.get('link', /^Step two/).click();
      await isAt(`${path}#section-2`);
      // Below the sticky header, not under it.
      const below = matching((top: number) => top > 40 && top < 300);
      await get('heading', /^Step two/).has({ top: below });
      await contents.get('link', /^Step six/).click();
      await get('heading', /^Step six/).has({ top: below });
      // A second press leads there again, and needs no second Back.
      await contents.get('link', /^Step six/).click();
      await back();
      await isAt(`${path}#section-2`);
      await get('heading', /^Step two/).has({ top: below });
      await back();
      await isAt(path);
      await shows('scrollY', 0);
      await contents.get('link', /^A habit to keep/).click();
      await get('heading', /^A habit to keep/).has({ top: below });
      await press('Tab');
      await get('navigation', /^Next in the day/)
        .get('link')
        .has({ focused: true });
    },
  },
  {
    name: 'a table that is wider than the screen scrolls by itself, by keys and by swipe',
    width: 360,
    article: {
      ...article(1),
      content: `The rules.\n\n|${wide.join('|')}|\n|-|-|-|-|\n|110|a|b|1950|\n`,
    },
    async walk({ get, goto, javaScript, press, shows, swipes }) {
      await goto('/editorial-analysis/1');
      const region = get('region', `Table: ${wide.join(', ')}`);
      await region.get('table').isThere();
      // React adds this button between the region and the next Tab stop.
      if (javaScript) await get('button', /^Save: /).isThere();
      await region.click();
      await press('Tab', 'Shift+Tab');
      await region.has({ focused: true });
      // The smooth scrolling of a few keys ends before a swipe would.
      await press(...Array<string>(swipes ? 5 : 12).fill('ArrowRight'));
      await region.has({ scrollLeft: matching((left: number) => left > 100) });
      if (swipes) {
        await region.swipe(-320, 0);
        await region.has({ scrollLeft: matching((left: number) => left < 60) });
      }
      await shows('document.documentElement.scrollWidth - innerWidth <= 0', true);
    },
  },
  {
    name: 'on paper a page is black on white, and holds nothing to press',
    async walk({ get, goto, javaScript, shows, toPaper }) {
      for (const path of ['/daily-current-affairs-analysis/1', '/gs-foundation-online']) {
        await goto(path);
        if (javaScript) await get('contentinfo').get('radio', 'Dark').click();
        await toPaper();
        for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'textbox']) {
          await get(role).isGone();
        }
        await get('group', 'Share this page').isGone();
        await get('main').isThere();
        await shows('getComputedStyle(document.body).color', 'rgb(0, 0, 0)');
        await shows('getComputedStyle(document.body).backgroundColor', 'rgb(255, 255, 255)');
      }
    },
  },
];
