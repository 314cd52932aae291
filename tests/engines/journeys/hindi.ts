import type { Journey } from './journeys.ts';
import { containing, including } from './matchers.ts';

const isHindi = "document.documentElement.lang === 'hi-IN'";
const title = 'शर्तों सहित या शर्तों के बिना: राज्यों के अनुदान पर बहस को पढ़ना';

export const hindiJourneys: Journey[] = [
  {
    name: 'from an English page to the same in Hindi, and back',
    async walk({ get, goto, isAt, shows }) {
      await goto('/about');
      await get('banner').get('link', 'हिन्दी में पढ़ें').click();
      await isAt('/hi/about');
      await shows(isHindi, true);
      await get('heading', 'हमारी दृष्टि').isThere();
      await get('banner').get('link', 'Read in English').click();
      await isAt('/about');
      await get('heading', 'Our vision').isThere();
    },
  },
  {
    name: 'Hindi courses are filtered, and lead to a course',
    async walk({ get, goto, isAt }) {
      await goto('/hi');
      const filter = get('navigation', 'नए पाठ्यक्रमों की श्रेणियाँ');
      await filter.get('link', 'समाजशास्त्र').click();
      await filter.get('link', 'समाजशास्त्र').has({ current: 'true', inView: true });
      await get('link', /^और देखें: BPSC/).isGone();
      await get('link', /^और देखें: .*समाजशास्त्र/).click();
      await isAt(containing('/hi/sociology-'));
      await get('heading', 'पाठ्यक्रम का परिचय').isThere();
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
  {
    name: 'Hindi questions are answered, checked and begun again',
    async walk({ get, goto, isAt, press }) {
      const path = '/hi/practice/2026-11-20';
      await goto(path);
      const first = get('group', /में से प्रश्न 1$/);
      await first.get('radio', /^\(a\)/).click();
      await press('Enter');
      await isAt(containing(`${path}?a=a`));
      await get('heading', /^आपके अंक/).isThere();
      await get('link', 'फिर से शुरू करें').click();
      await isAt(path);
    },
  },
  {
    name: 'a message in Hindi: refused empty, corrected, sent',
    prints: /status of 400/,
    async walk({ get, goto, javaScript, shows }) {
      await goto('/hi/contact');
      const alert = get('alert');
      await get('button', 'संदेश भेजें').click();
      await alert.get('link', 'भेजने से पहले कृपया संदेश लिखें।').isThere();
      await alert.has({ focused: true });
      const email = get('textbox', 'ईमेल पता');
      await email.fill('asha@');
      await get('textbox', 'संदेश').fill('बैच कब शुरू होता है?');
      await get('button', 'संदेश भेजें').click();
      await email.has({ invalid: 'true', described: containing('सही रूप में ईमेल पता लिखें') });
      await email.fill('asha@example.com');
      // The form asks a visitor who sends within three seconds to press again.
      if (javaScript) await shows('performance.now() > 3_500', true);
      await get('button', 'संदेश भेजें').click();
      await get('status').has({ texts: including('संदेश भेज दिया गया') });
      await shows(isHindi, true);
    },
  },
];
