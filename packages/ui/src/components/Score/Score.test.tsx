import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { formatThirds } from './formatThirds.ts';
import { Score } from './Score.tsx';

const counts = { outOf: 10, right: 3, wrong: 2, left: 0 };

test.for([
  [-10, 'en', '−3⅓'],
  [1, 'en', '⅓'],
  [30, 'en', '10'],
  [0, 'en', '0'],
  [-14, 'hi-IN', '−4⅔'],
  [14, 'hi-u-nu-deva', '४ २⁄३'],
  [-1, 'ar-u-nu-arab', '−١⁄٣'],
] as const)('%i thirds in %s are %s', ([thirds, locale, written]) => {
  expect(formatThirds(thirds, locale)).toBe(written);
});

test('reads thirds alone in any digits, and labels know how many there are', async () => {
  const right = (count: number, written: string) => `${written} ${count === 3 ? 'three' : ''}`;
  await renderAndHydrate(
    <UiProvider locale="hi-u-nu-deva">
      <Score {...counts} thirds={2} labels={{ right }} />
    </UiProvider>,
  );
  await expect.element(page.getByText('३ three')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Your marks two thirds of १०', exact: true }))
    .toBeVisible();
});
