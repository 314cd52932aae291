import { expect, test } from 'vitest';
import { page, pixel, render } from '../../testing/browser.ts';
import { achiever } from '../../testing/samples.ts';
import { hindiLabels } from '../../labels/hi.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { ResultPoster } from './ResultPoster.tsx';

const result = {
  heading: 'UPSC 2024 results',
  image: { src: pixel, alt: 'The results of 2024', width: 800, height: 1000 },
  action: { label: 'WhatsApp us for details', href: 'https://wa.me/1' },
};

test('what people took is in the same letters as their rank', async () => {
  await render(<ResultPoster {...result} people={[achiever]} />);
  const [rank, taken] = ['Asha Verma, rank 17 in 2024', /^Course taken/].map((text) => {
    const style = getComputedStyle(page.getByText(text).element());
    return [style.fontSize, style.fontFamily, style.fontWeight, style.color];
  });
  expect(taken).toEqual(rank);
});

test('in Hindi only what is English is marked as such', async () => {
  const { container } = await render(
    <UiProvider locale="hi-IN" labels={hindiLabels}>
      <ResultPoster
        {...result}
        people={[{ ...achiever, course: 'Foundation, Prelims and Mains' }]}
      />
    </UiProvider>,
  );
  const english = [...container.querySelectorAll('li [lang="en"]')];
  expect(english.map(({ textContent }) => textContent)).toEqual([
    'Asha Verma, 2024 ',
    ': Foundation, Prelims and Mains, 12 months, ',
  ]);
});

test('people who have not agreed are not shown', async () => {
  const people = [{ ...achiever, consent: false }];
  const { container } = await render(<ResultPoster {...result} people={people} />);
  expect(container.textContent).not.toContain('Asha');
  expect(container.querySelector('ul')).toBeNull();
});
