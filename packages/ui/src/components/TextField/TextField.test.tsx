import { describe, expect, test } from 'vitest';
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
