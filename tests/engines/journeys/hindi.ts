import type { Journey } from './journeys.ts';
import { containing } from './matchers.ts';

const title = 'शर्तों सहित या शर्तों के बिना: राज्यों के अनुदान पर बहस को पढ़ना';

export const hindiJourneys: Journey[] = [
  {
    name: 'from an English page to the same in Hindi, and back',
    async walk({ get, goto, isAt, shows }) {
      await goto('/about');
      await get('banner').get('link', 'हिन्दी में पढ़ें').click();
      await isAt('/hi/about');
      await shows('document.documentElement.lang', 'hi-IN');
      await get('heading', 'हमारी दृष्टि').isThere();
      await get('banner').get('link', 'Read in English').click();
      await isAt('/about');
      await get('heading', 'Our vision').isThere();
    },
  },
  {
    name: 'a Hindi article is found by its day, and read beside the English one',
    async walk({ get, goto, isAt }) {
      await goto('/hi/editorial-analysis');
      const calendar = get('navigation', 'संपादकीय विश्लेषण: पुराने लेख');
      await calendar.get('link', /^20 नवंबर 2026, \d लेख$/).click();
      // Before, the list has the same link.
      await get('heading', /: 20 नवंबर 2026$/).isThere();
      await get('link', `और पढ़ें: ${title}`).click();
      await isAt('/hi/editorial-analysis/113');
      await get('link', 'साथ-साथ पढ़ें: हिंदी और अंग्रेज़ी').click();
      await isAt('/hi/editorial-analysis/113?with=13');
      await get('main')
        .get('link', /^Tied or Untied/)
        .isThere();
      await get('link', 'केवल हिंदी में पढ़ें').click();
      await get('main')
        .get('link', /^Tied or Untied/)
        .isGone();
      await get('banner').get('link', 'Read in English').click();
      await isAt('/editorial-analysis/13');
    },
  },
  {
    name: 'a word in Hindi finds what is in Hindi',
    async walk({ get, goto, isAt }) {
      await goto('/hi/search');
      await get('searchbox', 'क्या खोजना है').fill('अनुदान');
      await get('button', 'खोजें').click();
      await isAt(containing(`/hi/search?q=${encodeURIComponent('अनुदान')}`));
      await get('main').get('link', title).isThere();
    },
  },
];
