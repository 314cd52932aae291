import { expect, test, vi } from 'vitest';
import { page, render, userEvent } from '../../testing/browser.ts';
import { fieldSuite } from '../TextField/fieldSuite.tsx';
import { Checkbox } from './Checkbox.tsx';

const box = () => page.getByRole('checkbox');

fieldSuite({
  field: (props) => <Checkbox label="Label" name="x" {...props} />,
  prefilled: <Checkbox label="Label" name="x" defaultChecked />,
  element: box,
  enter: () => userEvent.click(page.getByText('Label')),
  entered: () => (box().element() as HTMLInputElement).checked,
});

test('tells when it is ticked and when not', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  await render(<Checkbox label="L" name="x" onCheckedChange={onCheckedChange} />);
  await userEvent.click(box());
  await userEvent.click(box());
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});

test('is one of several of a name, and tells a library for forms of its changes too', async () => {
  const [onChange, onCheckedChange] = [vi.fn<(event: unknown) => void>(), vi.fn<() => void>()];
  const { container } = await render(
    <form>
      <Checkbox label="L" name="x" value="one" {...{ onChange, onCheckedChange }} />
    </form>,
  );
  await userEvent.click(box());
  expect([onChange, onCheckedChange].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect([...new FormData(container.querySelector('form') as HTMLFormElement)]).toEqual([
    ['x', 'one'],
  ]);
});

test('may hold a link that does not tick it', async () => {
  await render(
    <Checkbox
      name="x"
      label={
        <>
          I accept the <a href="#terms">terms</a>
        </>
      }
    />,
  );
  await expect.element(box()).toHaveAccessibleName('I accept the terms');
  await userEvent.click(page.getByRole('link', { name: 'terms' }));
  await expect.element(box()).not.toBeChecked();
});
