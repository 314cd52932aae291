import { expect, test } from 'vitest';
import { page, renderAndHydrate, userEvent } from '../../testing/browser.ts';
import { TableCell } from './parts/TableCell.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TableHeader } from './parts/TableHeader.tsx';
import { Table } from './Table.tsx';

const fees = (
  <Table caption="Fees of 2026" captionHidden>
    <thead>
      <tr>
        <TableHeader>Course</TableHeader>
        <TableHeader>Mode of the classes</TableHeader>
        <TableHeader numeric>
          Fee <VisuallyHidden>in rupees</VisuallyHidden>
        </TableHeader>
      </tr>
    </thead>
    <tbody>
      <tr>
        <TableHeader scope="row">Foundation</TableHeader>
        <TableCell>Online</TableCell>
        <TableCell numeric>45,000</TableCell>
      </tr>
    </tbody>
  </Table>
);

const region = page.getByRole('region', { name: 'Fees of 2026', exact: true });

test.for(['ltr', 'rtl'])('numbers stand at the right of their column, %s', async (direction) => {
  document.documentElement.dir = direction;
  await renderAndHydrate(fees);
  const fee = getComputedStyle(page.getByRole('cell', { name: '45,000' }).element());
  const course = getComputedStyle(page.getByRole('cell', { name: 'Online' }).element());
  expect([fee.textAlign, course.textAlign]).toEqual(['right', 'start']);
  expect(fee.fontVariantNumeric).toBe('tabular-nums');
});

test('where it is wider than its place it scrolls within itself, by keyboard', async () => {
  await page.viewport(320, 480);
  await renderAndHydrate(fees);
  const scroller = region.element();
  expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await userEvent.tab();
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => scroller.scrollLeft).toBeGreaterThan(0);
});
