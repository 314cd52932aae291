import { useActionState, useState } from 'react';
import { expect, test } from 'vitest';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../components/SelectField/SelectField.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { page, render, renderAndHydrate, userEvent } from '../testing/browser.ts';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Choice ${value}` }));
const first = { select: 'a', radio: 'a', tick: '', text: 'a', lines: 'a' };
type Values = typeof first;

function Uncontrolled({ sent }: { sent: Values }) {
  return (
    <>
      <SelectField label="Select" name="select" options={options} defaultValue={sent.select} />
      <RadioGroup legend="Radio" name="radio" options={options} defaultValue={sent.radio} />
      <Checkbox label="Tick" name="tick" defaultChecked={sent.tick === 'on'} />
      <TextField label="Text" name="text" defaultValue={sent.text} />
      <TextField label="Lines" name="lines" multiline defaultValue={sent.lines} />
    </>
  );
}

function Controlled() {
  const [values, setValues] = useState(first);
  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  const set = (name: string, value: string) => setValues((all) => ({ ...all, [name]: value }));
  const { onChange: _, ...radio } = field('radio');
  return (
    <>
      <SelectField label="Select" options={options} {...field('select')} />
      <RadioGroup
        legend="Radio"
        options={options}
        {...radio}
        onValueChange={(value) => set('radio', value)}
      />
      <Checkbox
        label="Tick"
        name="tick"
        checked={values.tick === 'on'}
        onCheckedChange={(checked) => set('tick', checked ? 'on' : '')}
      />
      <TextField label="Text" {...field('text')} />
      <TextField label="Lines" multiline {...field('lines')} />
    </>
  );
}

test.for(Object.entries({ Uncontrolled, Controlled }))(
  '%s fields keep what an action sends, which resets the form',
  async ([, Fields]) => {
    function Form() {
      const [sent, send] = useActionState(
        (_: Values, form: FormData) => Object.fromEntries(form) as Values,
        first,
      );
      return (
        <form action={send}>
          <Fields sent={sent} />
          <button type="submit">Send</button>
          <output>{JSON.stringify(sent)}</output>
        </form>
      );
    }
    const { container } = await renderAndHydrate(<Form />);
    for (const value of ['b', 'c']) {
      await userEvent.selectOptions(page.getByRole('combobox'), value);
      await page.getByRole('radio', { name: `Choice ${value}` }).click();
      if (value === 'b') await page.getByRole('checkbox').click();
      await page.getByRole('textbox', { name: 'Text' }).fill(value);
      await page.getByRole('textbox', { name: 'Lines' }).fill(value);
      await page.getByRole('button', { name: 'Send' }).click();
      const sent = { select: value, radio: value, tick: 'on', text: value, lines: value };
      await expect.element(page.getByRole('status')).toHaveTextContent(JSON.stringify(sent));
      const form = container.querySelector('form') ?? undefined;
      expect(Object.fromEntries(new FormData(form))).toEqual(sent);
    }
  },
);

test('another default of a list leaves what is chosen', async () => {
  const list = page.getByRole('combobox');
  const { rerender } = await render(
    <SelectField label="Select" options={options} defaultValue="a" />,
  );
  await userEvent.selectOptions(list, 'b');
  await rerender(<SelectField label="Select" options={options} defaultValue="c" />);
  await expect.element(list).toHaveValue('b');
});
