import { useActionState, useState } from 'react';
import { expect, test } from 'vitest';
import { Checkbox, RadioGroup, SelectField, TextField } from '../index.ts';
import { page, render, renderAndHydrate, userEvent } from '../testing/browser.ts';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Choice ${value}` }));
const list = page.getByRole('combobox');

type Choice = { target: { value: string } };

function Form({ isControlled }: { isControlled: boolean }) {
  const [sent, send] = useActionState(
    (_: Record<string, string>, form: FormData) =>
      Object.fromEntries(form) as Record<string, string>,
    { select: 'a', radio: 'a', lines: 'a' },
  );
  const [select, setSelect] = useState('a');
  const [radio, setRadio] = useState('a');
  const [tick, setTick] = useState(false);
  const text = (name: string) => ({ name, defaultValue: sent[name] });
  const ofSelect = { value: select, onChange: ({ target }: Choice) => setSelect(target.value) };
  const ofRadio = { name: 'radio', value: radio, onValueChange: setRadio };
  const ofTick = { checked: tick, onCheckedChange: setTick };
  return (
    <form action={send}>
      <SelectField
        label="Select"
        options={options}
        {...(isControlled ? { name: 'select', ...ofSelect } : text('select'))}
      />
      <RadioGroup legend="Radio" options={options} {...(isControlled ? ofRadio : text('radio'))} />
      <Checkbox
        label="Tick"
        name="tick"
        {...(isControlled ? ofTick : { defaultChecked: sent['tick'] === 'on' })}
      />
      <TextField label="Lines" multiline {...text('lines')} />
      <button type="submit">Send</button>
      <output>{JSON.stringify(sent)}</output>
    </form>
  );
}

test.for([false, true])(
  'an action, which resets its form, leaves what it gives back as default; controlled: %s',
  async (isControlled) => {
    const { container } = await renderAndHydrate(<Form isControlled={isControlled} />);
    for (const value of ['b', 'c']) {
      await userEvent.selectOptions(list, value);
      await page.getByRole('radio', { name: `Choice ${value}` }).click();
      if (value === 'b') await page.getByRole('checkbox').click();
      await page.getByRole('textbox').fill(value);
      await page.getByRole('button', { name: 'Send' }).click();
      const sent = { select: value, radio: value, tick: 'on', lines: value };
      await expect.element(page.getByRole('status')).toHaveTextContent(JSON.stringify(sent));
      const form = container.querySelector('form') ?? undefined;
      expect(Object.fromEntries(new FormData(form))).toEqual(sent);
    }
  },
);

test('another default of a list leaves what is chosen', async () => {
  const field = (defaultValue: string) => (
    <SelectField label="Select" options={options} defaultValue={defaultValue} />
  );
  const { rerender } = await render(field('a'));
  await userEvent.selectOptions(list, 'b');
  await rerender(field('c'));
  await expect.element(list).toHaveValue('b');
});
