import { expect, test } from 'vitest';
import { page, render } from '../../testing/browser.ts';
import { CourseDetail } from './CourseDetail.tsx';

const back = { href: '/', label: 'Back to courses' };

test('keeps the headings of its texts in order, each with an id of its own', async () => {
  const text = 'Every week:\n\n- one class';
  const modules = [{ heading: 'Polity', body: text }, { body: text }];
  await render(<CourseDetail course={{ overview: text, modules }} back={back} />);
  const headings = page.getByRole('heading', { name: 'Every week:' }).elements();
  expect(headings.map(({ tagName }) => tagName)).toEqual(['H3', 'H4', 'H3']);
  expect(new Set(headings.map(({ id }) => id)).size).toBe(3);
});

test('leaves out what there is not, with its heading', async () => {
  const empty = { duration: ' ', buyHref: 'javascript:alert(1)', overview: '', modules: [] };
  await render(<CourseDetail course={empty} back={back} />);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Title not available');
  const regions = page.getByRole('region').elements();
  expect(regions.map((region) => region.querySelector('h2')?.textContent)).toEqual([
    'How to Enroll',
  ]);
  await expect.element(page.getByText(/cannot be bought online/)).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(1);
  expect(page.getByRole('term').elements()).toHaveLength(0);
});
