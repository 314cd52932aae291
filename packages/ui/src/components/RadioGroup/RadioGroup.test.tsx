import { expect, test, vi } from 'vitest';
import { page, render, userEvent } from '../../testing/browser.ts';
import { fieldSuite } from '../TextField/fieldSuite.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const first = () => page.getByRole('radio', { name: 'First' });
const second = () => page.getByRole('radio', { name: 'Second' });

fieldSuite({
  field: (props) => <RadioGroup legend="Label" options={options} {...props} name="x" />,
  prefilled: <RadioGroup legend="Label" name="x" options={options} defaultValue="a" />,
  element: () => page.getByRole('radiogroup'),
  enter: () => userEvent.click(second()),
  entered: () => (second().element() as HTMLInputElement).checked,
});

test('is moved through with the arrow keys, and tells what is chosen', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  await render(<RadioGroup legend="L" name="x" options={options} onValueChange={onValueChange} />);
  await userEvent.tab();
  await expect.element(first()).toHaveFocus();
  await expect.element(first()).not.toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(second()).toBeChecked();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('b');
});

test('can be controlled from nothing chosen, and back', async () => {
  const group = (value: 'b' | '') => (
    <RadioGroup legend="L" name="x" options={options} value={value} />
  );
  const { rerender } = await render(group(''));
  for (const value of ['', 'b', ''] as const) {
    await rerender(group(value));
    expect((second().element() as HTMLInputElement).checked).toBe(value === 'b');
  }
});
