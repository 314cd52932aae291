import type { Journey } from './journeys.ts';

export const headerJourneys: Journey[] = [
  {
    name: 'dropdowns open side by side, and lead on',
    async walk({ get, goto, javaScript }) {
      await goto('/Offline-Mode');
      const header = get('banner');
      for (const name of ['Online Mode', 'Editorial Analysis']) {
        for (const button of ['Current Affairs', 'All Courses']) {
          await header.get('button', button).click();
          if (javaScript) await header.get('button', button).has({ expanded: 'true' });
        }
        await header.get('link', 'Offline Mode').isThere();
        await header.get('link', name).click();
        await get('heading', name).isThere();
        await header.get('link', name).isGone();
      }
      await header.get('button', 'Current Affairs').click();
      await header.get('link', 'Editorial Analysis').has({ current: 'page' });
      await header.get('link', 'Important Facts of the Day').has({ current: null });
    },
  },
  {
    name: 'dropdowns by keys, which leave the page where it is; a click elsewhere closes them',
    mode: 'with JavaScript',
    async walk({ evaluate, get, goto, press, shows }) {
      await goto('/about');
      await evaluate('scrollTo(0, 300)');
      await shows('(window.lastY = scrollY) > 0', true);
      const courses = get('banner').get('button', 'All Courses');
      const affairs = get('banner').get('button', 'Current Affairs');
      await affairs.click();
      await courses.click();
      await press('Tab');
      await get('banner').get('link', 'Offline Mode').has({ focused: true });
      await press('Tab', 'Shift+Tab', 'Shift+Tab');
      await courses.has({ focused: true });
      await press('Tab', 'Escape');
      await courses.has({ focused: true, expanded: 'false' });
      await affairs.has({ expanded: 'true' });
      await press('Enter');
      await courses.has({ expanded: 'true' });
      await shows('scrollY > 0 && scrollY === window.lastY', true);
      await get('heading', 'Our vision').click();
      await courses.has({ expanded: 'false' });
      await affairs.has({ expanded: 'false' });
    },
  },
  {
    name: 'the menu of a phone holds focus and page, and gives both back',
    mode: 'with JavaScript',
    width: 360,
    async walk({ evaluate, get, goto, press, shows }) {
      await goto('/about');
      await evaluate('scrollTo(0, 300)');
      await shows('(window.lastY = scrollY) > 0', true);
      const open = get('banner').get('button', 'Open menu');
      await open.click();
      const menu = get('dialog', 'Menu');
      for (const name of ['Live Demo', 'Login to our App', 'Call Us for Admissions']) {
        await menu.get('link', name).isThere();
      }
      await get('main').isGone();
      await press('Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab');
      await shows('document.activeElement.closest(\'[role="dialog"]\') !== null', true);
      await menu.get('button', 'All Courses').swipe(0, 400);
      await press('Escape');
      await menu.isGone();
      await open.has({ focused: true });
      await shows('scrollY > 0 && scrollY === window.lastY', true);
      await open.click();
      await menu.get('link', 'Scholarship Programme').click();
      await menu.isGone();
      await get('heading', 'Scholarship Programme').has({ focused: true });
      await shows('scrollY', 0);
    },
  },
  {
    name: 'the menu of a phone opens, closes, and its dropdowns lead on',
    mode: 'without JavaScript',
    width: 360,
    async walk({ get, goto }) {
      await goto('/about');
      const header = get('banner');
      const scholarship = header.get('link', 'Scholarship Programme');
      await header.get('button', 'Open menu').click();
      await scholarship.isThere();
      await header.get('button', 'Close menu').click();
      await scholarship.isGone();
      await header.get('button', 'Open menu').click();
      await header.get('button', 'All Courses').click();
      await header.get('link', 'Online Mode').click();
      await get('heading', 'Online Mode').isThere();
      await scholarship.isGone();
    },
  },
];
