import { expect, test } from 'vitest';
import { page, render } from '../../testing/browser.ts';
import { SchemeList } from './SchemeList.tsx';

test('a title that does not begin with the figure stays as it is', async () => {
  const scheme = { id: 'ews', figure: '₹0', title: '50% scholarship', who: 'EWS', seats: '100' };
  await render(<SchemeList schemes={[scheme]} />);
  const heading = page.getByRole('heading', { name: '50% scholarship', exact: true });
  await expect.element(heading).toBeVisible();
});
