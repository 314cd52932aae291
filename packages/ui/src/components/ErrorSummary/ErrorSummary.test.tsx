import { expect, test } from 'vitest';
import { page, render, renderOnServer, userEvent } from '../../testing/browser.ts';
import { renderInActivity } from '../../testing/renderInActivity.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const summary = () => page.getByRole('alert');

const form = (
  <>
    <ErrorSummary
      heading="There is a problem"
      errors={[
        { fieldId: '100%-name', message: 'Enter your name' },
        { fieldId: 'mode', message: 'Choose a mode' },
      ]}
    />
    <div style={{ height: '150vh' }} />
    <TextField label="Name" name="name" id="100%-name" />
    <div style={{ height: '150vh' }} />
    <RadioGroup
      legend="Mode"
      name="mode"
      id="mode"
      options={[
        { value: 'a', label: 'Online' },
        { value: 'b', label: 'Offline' },
      ]}
    />
    <div style={{ height: '150vh' }} />
  </>
);

test('takes no focus where it is hidden and shown again', async () => {
  const { hide, show } = await renderInActivity(form, <button type="button">Elsewhere</button>);
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
  await elsewhere.click();
  await hide();
  await show();
  await expect.element(summary()).toBeVisible();
  await expect.element(elsewhere).toHaveFocus();
});

test.for([
  { link: 'Enter your name', control: ['textbox', 'Name'], label: 'Name' },
  { link: 'Choose a mode', control: ['radio', 'Online'], label: 'Mode' },
] as const)(
  '"$link" leads to the field with its label in view',
  async ({ link, control, label }) => {
    await render(form);
    const before = location.href;
    await userEvent.click(page.getByRole('link', { name: link }));
    await expect.element(page.getByRole(control[0], { name: control[1] })).toHaveFocus();
    await expect.element(page.getByText(label, { exact: true })).toBeInViewport();
    expect(location.href).toBe(before);
  },
);

test('does not pull a visitor away who is typing when React arrives', async () => {
  const { container, hydrate } = renderOnServer(form);
  const alert = container.querySelector('[role="alert"]');
  expect(alert?.hasAttribute('autofocus')).toBe(true);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('#100%-name');
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Asha');
  await hydrate();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('leads to a field that is folded away', async () => {
  await render(
    <>
      <ErrorSummary
        heading="There is a problem"
        errors={[{ fieldId: 'city', message: 'Enter your city' }]}
      />
      <Disclosure summary="More about you">
        <Disclosure summary="Address">
          <TextField label="City" name="city" id="city" />
        </Disclosure>
      </Disclosure>
    </>,
  );
  await userEvent.click(page.getByRole('link', { name: 'Enter your city' }));
  await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveFocus();
});
