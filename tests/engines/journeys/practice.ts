import type { Journey } from './journeys.ts';

const path = '/practice/2026-11-20';

export const practiceJourneys: Journey[] = [
  {
    name: 'questions are answered by keys, checked and begun again',
    async walk({ get, goto, isAt, javaScript, press }) {
      await goto(path);
      const first = get('group', 'Question 1 of 5');
      await first.get('radio', /^\(a\)/).click();
      await press('ArrowDown');
      await first.get('radio', /^\(b\)/).has({ checked: true });
      // Enter on a radio button sends the form.
      await press('Enter');
      await isAt(`${path}?a=b----`);
      await get('heading', /^Your marks/).isThere();
      if (javaScript) await get('heading', /^Your marks/).has({ inView: true });
      await get('link', 'Start again').click();
      await isAt(path);
      await first.get('radio', /^\(b\)/).has({ checked: false });
    },
  },
  {
    name: 'an article is saved, and stands in the list until it is removed',
    mode: 'with JavaScript',
    async walk({ get, goto }) {
      await goto('/editorial-analysis/13');
      await get('button', /^Save: /).click();
      await get('link', 'All that is saved').click();
      await get('heading', 'Saved on this device').isThere();
      await get('button', /^Remove: /).click();
      await get('button', /^Remove: /).isGone();
    },
  },
];
