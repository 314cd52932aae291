import { expect, test } from 'vitest';
import { page, render } from '../../testing/browser.ts';
import { SchemeList } from './SchemeList.tsx';

const schemes = [
  {
    id: 'ews',
    figure: '50%',
    title: '50% fee scholarship',
    who: 'EWS',
    condition: 'Annual income under Rs. 8 lakhs',
    seats: '100 students per year',
  },
  { id: 'merit', figure: '40%', title: '40% fee scholarship', who: 'Merit', seats: '50 a year' },
];

test('a title that does not begin with the figure stays as it is', async () => {
  await render(<SchemeList schemes={schemes.map((each) => ({ ...each, figure: '₹0' }))} />);
  await expect
    .element(page.getByRole('heading', { name: '50% fee scholarship', exact: true }))
    .toBeVisible();
  expect(page.getByText('₹0').elements()).toHaveLength(0);
});
