import { expect, test } from 'vitest';
import { page, pixel, render } from '../../testing/browser.ts';
import { PageHeader } from './PageHeader.tsx';

test('marks the part of its heading that is in the other language', async () => {
  await render(<PageHeader heading="Topic राजव्यवस्था" />);
  await expect.element(page.getByText('राजव्यवस्था', { exact: true })).toHaveAttribute('lang', 'hi');
});

test('has a picture beside the words where there is room', async () => {
  const { container } = await render(<PageHeader heading="About" image={pixel} />);
  const picture = container.querySelector('img');
  await page.viewport(769, 700);
  const words = page.getByRole('heading').element().getBoundingClientRect();
  expect(picture?.getBoundingClientRect().left).toBeGreaterThan(words.right);
  await page.viewport(768, 700);
  expect(picture?.checkVisibility()).toBe(false);
});
