import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, render, userEvent } from '../../testing/browser.ts';
import { fieldSuite } from '../TextField/fieldSuite.tsx';
import { type RadioOption, RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const typed: readonly RadioOption<'a' | 'b'>[] = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const first = () => page.getByRole('radio', { name: 'First' });
const second = () => page.getByRole('radio', { name: 'Second' });

fieldSuite({
  field: (props) => <RadioGroup legend="Label" name="x" options={options} {...props} />,
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

test('gives a thumb the whole option to hit', async () => {
  await render(<RadioGroup legend="L" name="x" options={options} />);
  const option = first().element().closest('label');
  expect(option?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

function Controlled() {
  const [value, setValue] = useState<'a' | 'b' | ''>('');
  return (
    <>
      <RadioGroup legend="L" name="x" options={typed} value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue('')}>
        Clear
      </button>
    </>
  );
}

test('can be controlled from nothing chosen, and back', async () => {
  await render(<Controlled />);
  await userEvent.click(second());
  await expect.element(second()).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(second()).not.toBeChecked();
});
