import type { Journey } from './journeys.ts';
import { containing, including } from './matchers.ts';

const resources = 'Free resources to choose from';
/** Whether a slide other than the first is at the carousel's edge. */
const snapped = `[...document.querySelector('[aria-label="${resources}"] [role="group"]').children]
  .slice(1)
  .some((slide) => Math.abs(slide.getBoundingClientRect().left - slide.parentElement.getBoundingClientRect().left) < 12)`;
const scheme = 'getComputedStyle(document.documentElement).colorScheme';

export const pageJourneys: Journey[] = [
  {
    name: 'a page comes with its styles, and does not say that it loads',
    mode: 'without JavaScript',
    width: 360,
    async walk({ get, goto, shows }) {
      await goto('/article/1');
      await get('heading', 'How Parliament Passes a Money Bill').isThere();
      await shows("document.body.innerText.includes('Loading...')", false);
      // The header is the dark bar.
      const bar = "getComputedStyle(document.querySelector('body > header')).backgroundColor";
      await shows(bar, 'rgb(31, 29, 82)');
    },
  },
  {
    name: 'the first key leads past the header',
    async walk({ get, goto, press, shows }) {
      await goto('/contact');
      await press('Tab');
      await get('link', 'Skip to main content').has({ focused: true, inView: true });
      await press('Enter');
      await shows('location.hash', '#main');
      await press('Tab');
      await shows("document.activeElement.closest('main') !== null", true);
    },
  },
  {
    name: 'a link changes the page without a new document, with focus on its heading',
    mode: 'with JavaScript',
    async walk({ back, evaluate, get, goto, press, shows }) {
      await goto('/about');
      await evaluate('(window.stillHere = true)');
      await get('contentinfo').get('link', 'Careers').click();
      await get('heading', 'Careers').has({ focused: true });
      await shows('document.title', 'Careers | Setu');
      await get('status').has({ texts: including('Careers | Setu') });
      await press('Tab');
      await get('main')
        .get('link', /^Write to/)
        .has({ focused: true });
      await back();
      await get('heading', 'About Setu').isThere();
      await shows('scrollY > 300', true);
      await shows('window.stillHere', true);
    },
  },
  {
    name: 'slides move by themselves, by button, by key and by swipe',
    mode: 'with JavaScript',
    async walk({ get, goto, press, shows, swipes }) {
      await goto('/');
      const region = get('region', resources);
      const slide = (number: number) => region.get('group', `${number} of 12`);
      await get('heading', 'Free resources').click();
      await slide(1).isGone();
      await region.get('button', 'Pause automatic slides').click();
      await region.get('button', 'Start automatic slides').has({ focused: true });
      const track = region.get('group', 'Slides');
      await press('Tab', 'Tab', 'Tab');
      await track.has({ focused: true });
      await press('Home');
      await slide(1).isThere();
      await slide(4).isGone();
      await press('ArrowRight');
      await slide(1).isGone();
      await slide(4).isThere();
      await press('End');
      await slide(12).isThere();
      await press('Home');
      await slide(1).isThere();
      await region.get('button', 'Next slide').click();
      await slide(1).isGone();
      await region.get('button', 'Previous slide').click();
      await slide(1).isThere();
      await region.get('button', 'Previous slide').click();
      await slide(12).isThere();
      if (swipes) {
        await track.swipe(-500, 0);
        await slide(12).isGone();
        await shows(snapped, true);
      }
    },
  },
  {
    name: 'slides are swiped, and no button is there that does nothing',
    mode: 'without JavaScript',
    async walk({ get, goto, shows, swipes }) {
      await goto('/');
      const region = get('region', resources);
      await region.get('button').isGone();
      const track = region.get('group', 'Slides');
      await track.isThere();
      if (swipes) {
        await track.swipe(500, 0);
        await shows(snapped, true);
      }
    },
  },
  {
    name: 'colours and motion are chosen in the footer, and remembered',
    mode: 'with JavaScript',
    async walk({ get, goto, shows }) {
      await goto('/');
      const footer = get('contentinfo');
      await footer.get('radio', 'Dark').click();
      await shows(scheme, 'dark');
      await footer.get('radio', 'Off').click();
      await get('region', resources).get('button', 'Start automatic slides').isThere();
      await goto('/about');
      await footer.get('radio', 'Dark').has({ checked: true });
      await footer.get('radio', 'Off').has({ checked: true });
      await shows(scheme, 'dark');
      await footer.get('radio', 'Light').click();
      await shows(scheme, 'light');
    },
  },
  {
    name: 'the switches of the footer, which could do nothing, are not there',
    mode: 'without JavaScript',
    async walk({ get, goto }) {
      await goto('/about');
      await get('contentinfo').get('link', 'Careers').isThere();
      await get('contentinfo').get('radio').isGone();
    },
  },
  {
    name: 'a page is passed on by links, and by a button that copies its address',
    async walk({ get, goto, javaScript, press }) {
      const path = '/daily-current-affairs-analysis/1';
      await goto(path);
      const share = get('group', 'Share this page');
      await share.get('link').has({ texts: ['WhatsApp', 'Telegram'] });
      if (!javaScript) return share.get('button').isGone();
      await share.get('button', 'Copy link').click();
      await share.get('status').has({ text: 'Link copied' });
      await goto('/search');
      await get('searchbox', 'Search for').click();
      await press('Control+v');
      await get('searchbox', 'Search for').has({ value: containing(path) });
    },
  },
];
