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

test('is one of several of a name, and tells a library for forms of its changes too', async () => {
  const onChange = vi.fn<(event: unknown) => void>();
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  const { container } = await render(
    <form>
      <Checkbox label="L" name="x" value="one" {...{ onChange, onCheckedChange }} />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  await userEvent.click(box());
  expect([...new FormData(form)]).toEqual([['x', 'one']]);
  await userEvent.click(box());
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  expect(onChange).toHaveBeenCalledTimes(2);
});
