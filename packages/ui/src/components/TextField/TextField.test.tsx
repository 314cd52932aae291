import { describe, expect, test, vi } from 'vitest';
import { page, render, userEvent } from '../../testing/browser.ts';
import { fieldSuite } from './fieldSuite.tsx';
import { TextField } from './TextField.tsx';

const box = () => page.getByRole('textbox');
const enter = () => userEvent.fill(box(), 'typed early');
const entered = () => (box().element() as HTMLInputElement).value === 'typed early';

fieldSuite({
  field: (props) => <TextField label="Label" name="x" {...props} />,
  prefilled: <TextField label="Label" name="x" defaultValue="from before" />,
  element: box,
  enter,
  entered,
});

test('says what kind of text it takes', async () => {
  await render(<TextField label="Email" name="e" type="email" autoComplete="email" />);
  await expect.element(box()).toHaveAttribute('type', 'email');
  await expect.element(box()).toHaveAttribute('autocomplete', 'email');
});

test('can be controlled', async () => {
  const onChange = vi.fn<(value: string) => void>();
  await render(
    <TextField label="A" name="a" value="fixed" onChange={(e) => onChange(e.target.value)} />,
  );
  await userEvent.type(box(), '!');
  expect(onChange).toHaveBeenCalledWith('fixed!');
  await expect.element(box()).toHaveValue('fixed');
});

test('has a target of 44 px and more', async () => {
  await render(<TextField label="A" name="a" />);
  expect(box().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

describe('TextField with several lines', () => {
  fieldSuite({
    field: (props) => <TextField multiline label="Label" name="x" {...props} />,
    // React overwrites typed text with the default: see the comment in TextField.
    prefilled: <TextField multiline label="Label" name="x" defaultValue="from before" />,
    element: box,
    enter,
    entered,
  });

  test('takes line breaks', async () => {
    await render(<TextField multiline label="A" name="a" rows={3} defaultValue={'\none\ntwo'} />);
    await expect.element(box()).toHaveValue('\none\ntwo');
    await expect.element(box()).toHaveAttribute('rows', '3');
  });
});
