import { expect, test } from 'vitest';
import { boxOf, page, render } from '../../testing/browser.ts';
import { ContactDetails } from './ContactDetails.tsx';

const lines = [
  { kind: 'phone', label: 'Hindi line', value: '+91 00000 00003', href: 'tel:+910000000003' },
  { kind: 'mail', label: 'Hiring', value: 'hiring@example.com', href: 'mailto:hiring@example.com' },
] as const;

test('each line has its label and a link large enough for a thumb', async () => {
  await render(<ContactDetails lines={lines} />);
  const link = page.getByRole('link', { name: '+91 00000 00003' });
  await expect.element(link).toHaveAttribute('href', 'tel:+910000000003');
  await expect.element(page.getByRole('term').filter({ hasText: 'Hindi line' })).toBeVisible();
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('the address stands line by line', async () => {
  await render(
    <ContactDetails
      lines={[]}
      address={{ label: 'Delhi office', lines: ['Building 00', 'New Delhi'] }}
    />,
  );
  expect(boxOf('New Delhi').top).toBeGreaterThanOrEqual(boxOf('Building 00').bottom);
});
