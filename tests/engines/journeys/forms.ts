import type { Journey } from './journeys.ts';
import { containing, including } from './matchers.ts';

export const formJourneys: Journey[] = [
  {
    name: 'a message: refused empty, corrected, sent',
    prints: /status of 400/,
    async walk({ get, goto, javaScript, shows }) {
      await goto('/contact');
      const alert = get('alert');
      const field = (name: string) => get('textbox', name);
      await get('button', 'Send message').click();
      await alert.get('link', 'Please write a message before sending.').isThere();
      await alert.has({ focused: true });
      const written = {
        'First name': 'आशा',
        'Last name': "O'Verma <b>",
        'Email address': 'asha@',
        Message: 'When does the batch start? I work until six.',
      };
      for (const [name, text] of Object.entries(written)) await field(name).fill(text);
      await get('button', 'Send message').click();
      const complaint = alert.get('link', /^Enter an email address/);
      await complaint.isThere();
      for (const [name, value] of Object.entries(written)) await field(name).has({ value });
      await field('Email address').has({
        invalid: 'true',
        described: containing('Enter an email address'),
      });
      await complaint.click();
      await field('Email address').has({ focused: true });
      await field('Email address').fill('asha@example.com');
      // The form asks a visitor who sends within three seconds to press again.
      if (javaScript) await shows('performance.now() > 3_500', true);
      await get('button', 'Send message').click();
      await get('status').has({ texts: including('Message sent') });
      for (const name of Object.keys(written)) await field(name).has({ value: '' });
    },
  },
  {
    name: 'the scholarship form: refused empty, filled in, finished on WhatsApp',
    prints: /status of 400/,
    async walk({ get, goto, press, type }) {
      await goto('/Scholarship');
      const field = (name: string) => get('textbox', name);
      const alert = get('alert');
      await get('button', 'Submit registration').click();
      await alert.get('heading', 'Please fill in all fields.').isThere();
      await alert.has({ focused: true });
      await alert.get('link').has({ count: 12 });
      await alert.get('link', 'Choose your gender').click();
      await get('radio', 'Male').has({ focused: true });
      await get('radio', 'Female').choose();
      await field('First name').fill('Asha');
      await field('Last name').fill('Verma');
      await field('Email address').fill('asha@example.com');
      await field('Address').fill('12 Example Road');
      await press('Tab', 'Tab');
      await get('combobox', 'Category').has({ focused: true });
      await type('EWS');
      await get('combobox', 'Category').has({ value: 'EWS' });
      await field('Annual family income').fill('300000');
      await field('Educational qualification').fill('BA (history) & more');
      await get('radio', 'Hindi').choose();
      await get('radio', 'Online').choose();
      await get('checkbox', /^I accept/).choose();
      await get('button', 'Submit registration').click();
      await alert.get('link').has({ texts: ['Enter your mobile number'] });
      await get('radio', 'Female').has({ checked: true });
      await get('combobox', 'Category').has({ value: 'EWS' });
      await get('checkbox', /^I accept/).has({ checked: true });
      await alert.get('link').click();
      await field('Mobile number').has({ focused: true });
      await field('Mobile number').fill('98765 43210');
      await get('button', 'Submit registration').click();
      const finish = get('status', /^Nothing has been submitted yet/);
      await finish
        .get('link', 'Finish on WhatsApp')
        .has({
          href: containing(encodeURIComponent('Educational qualification: BA (history) & more')),
        });
      await alert.isGone();
    },
  },
];
