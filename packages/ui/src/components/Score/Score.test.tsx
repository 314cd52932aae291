import { expect, test } from 'vitest';
import { page, renderAndHydrate } from '../../testing/browser.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { formatThirds } from './formatThirds.ts';
import { Score } from './Score.tsx';

const counts = { outOf: 10, right: 3, wrong: 2, left: 0 };

test.for<[number, string, string]>([
  [-10, '−3⅓ of 10', 'minus 3 and one third of 10'],
  [1, '⅓ of 10', 'one third of 10'],
  [30, '10 of 10', '10 of 10'],
  [0, '0 of 10', '0 of 10'],
])('%i thirds are shown as %s and read as %s', async ([thirds, shown, read]) => {
  await renderAndHydrate(<Score {...counts} thirds={thirds} />);
  await expect.element(page.getByText(shown, { exact: true }).first()).toBeVisible();
  const region = page.getByRole('region', { name: `Your marks ${read}`, exact: true });
  await expect.element(region).toBeVisible();
});

test('writes thirds in the digits of the locale', () => {
  expect(formatThirds(-14, 'hi-IN')).toBe('−4⅔');
  expect(formatThirds(14, 'hi-u-nu-deva')).toBe('४ २⁄३');
  expect(formatThirds(-1, 'ar-u-nu-arab')).toBe('−١⁄٣');
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
