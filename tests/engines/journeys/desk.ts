import type { Page } from '../page.ts';
import type { Journey } from './journeys.ts';
import { containing, including } from './matchers.ts';

const says = ({ get }: Page, text: string) => get('status').has({ texts: including(text) });

const inPreview = (selector: string) =>
  `document.querySelector('iframe')?.contentDocument?.querySelector('${selector}')?.textContent`;

export const deskJourneys: Journey[] = [
  {
    name: 'an article is written, looked at, published, corrected, withdrawn and put back',
    mode: 'with JavaScript',
    desk: true,
    async walk(page) {
      const { get, press, shows, type } = page;
      await get('link', 'Write').click();
      await get('textbox', 'Title').fill('A test of the Preamble');
      await press('Tab');
      await get('combobox', 'Category').has({ focused: true });
      await type('Facts');
      await get('combobox', 'Category').has({ value: 'Facts of the Day' });
      const text = get('textbox', 'Text');
      await text.fill('One sentence. ');
      await press('Control+b');
      await type('bold');
      await text.has({ value: 'One sentence. **bold**' });
      await shows(inPreview('h1'), 'A test of the Preamble');
      await shows(inPreview('main strong'), 'bold');
      // The draft survives a reload.
      await page.evaluate('location.reload()');
      await text.has({ value: 'One sentence. **bold**' });

      await get('button', 'Publish now').click();
      await says(page, 'It is published.');
      await text.fill('Another sentence.');
      await get('button', 'Correct').click();
      const changes = get('dialog', 'What changes');
      await changes.isThere();
      await press('Escape');
      await changes.isGone();
      await get('button', 'Correct').has({ focused: true });
      await press('Enter');
      await changes.get('button', 'Save these changes').click();
      await says(page, 'It is published.');
      await get('button', 'Withdraw').click();
      await get('dialog', 'Take it off the website?').get('button', 'Withdraw').click();
      await says(page, 'It is off the website.');
      await get('button', 'Undo').click();
      await says(page, 'It is as it was before.');
      await text.has({ value: 'Another sentence.' });
      // The link that was followed before leads to another new article.
      await get('link', 'Write').click();
      await get('textbox', 'Title').has({ value: '' });
    },
  },
  {
    name: 'a question and a resource are entered, a message marked, and an article begun from the calendar',
    mode: 'with JavaScript',
    desk: true,
    async walk(page) {
      const { evaluate, get, press, shows, type } = page;
      await get('link', 'Questions').click();
      await get('link', 'New question').click();
      await get('textbox', 'Question').fill('Which is the first?');
      for (const letter of 'abcd') await get('textbox', `Option (${letter})`).fill(`${letter}.`);
      await press('Tab');
      await get('combobox', 'Right answer').has({ focused: true });
      await type('(b');
      await get('combobox', 'Right answer').has({ value: 'b' });
      await get('textbox', 'Explanation').fill('It is.');
      await get('button', 'Save and publish').click();
      await says(page, 'Saved: new');
      await get('link', 'Back to the list').click();
      await get('link', /Which is the first/).isThere();

      await get('link', 'Messages').click();
      await get('link', 'Not answered (1)').isThere();
      // WebKit has a role of its own for a summary.
      await evaluate("document.querySelector('main summary').click()");
      await get('link', /^Answer by WhatsApp/).has({ href: containing('919876543210') });
      await get('button', 'Mark as answered').click();
      await says(page, 'Marked as answered.');
      await get('button', 'Undo').click();
      await get('link', 'Not answered (1)').isThere();

      await get('link', 'Resources').click();
      await get('link', 'New resource').click();
      await get('textbox', 'Title').fill('Notes on grants');
      await get('textbox', /^Where it leads/).fill('about');
      await get('button', 'Save and publish').click();
      await get('textbox', /^Where it leads/).has({ invalid: 'true' });
      await get('textbox', /^Where it leads/).fill('/about');
      await get('button', 'Save and publish').click();
      await says(page, 'Saved: new');

      await evaluate("location.hash = '#/calendar?month=2026-12'");
      await get('link', 'Write for 31 December 2026').click();
      await shows("document.querySelector('[type=datetime-local]')?.value", '2026-12-31T06:00');
    },
  },
];
