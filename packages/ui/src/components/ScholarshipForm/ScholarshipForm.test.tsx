import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  emulate,
  expectLink,
  render,
  renderAndHydrate,
  renderOnServer,
} from '../../testing/browser.ts';
import { renderInActivity } from '../../testing/renderInActivity.tsx';
import { application as complete, applicationFields as fields } from '../../testing/samples.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { type ScholarshipFormProps, ScholarshipForm } from './ScholarshipForm.tsx';

const finish: ScholarshipFormProps['finish'] = {
  phone: { label: 'Call us', href: 'tel:+910000000000' },
  whatsappHref: (sheet) => `https://wa.me/910000000000?text=${encodeURIComponent(sheet)}`,
};

const sheetLines = [
  ['Full name', 'Asha Verma'],
  ['Mobile number', '0000012345'],
  ['Email address', 'asha@example.com'],
  ['Date of birth', '2004-02-29'],
  ['Postal address', complete.address],
  ['Family income', '2,40,000'],
  ['Category', 'Other Backward Class'],
  ['Medium of study', 'Hindi'],
  ['I need a place in the hostel', 'Yes'],
] as const;
const sheet = sheetLines.map(([label, value]) => `${label}: ${value}`).join('\n');
const messageOf = (link: Element) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('text');

const field = (name: string) => page.getByRole('textbox', { name });
const terms = () => page.getByRole('checkbox', { name: 'I accept the rules of the fund' });
const alert = () => page.getByRole('alert');
const status = () => page.getByRole('status');
const submit = () => userEvent.click(page.getByRole('button', { name: 'Submit registration' }));

type Props = ScholarshipFormProps<typeof fields>;
type Submit = NonNullable<Props['onSubmit']>;

const form = (props?: Partial<Props>) => (
  <ScholarshipForm fields={fields} finish={finish} {...props} />
);
const submitted = { initial: { values: complete, submitted: true } };

async function fillIn() {
  await userEvent.fill(field('Full name'), complete.fullName);
  await userEvent.fill(field('Mobile number'), complete.mobile);
  await userEvent.fill(field('Email address (optional)'), complete.email);
  await userEvent.fill(page.getByLabelText('Date of birth'), complete.born);
  await userEvent.fill(field('Postal address'), complete.address);
  await userEvent.fill(field('Family income (optional)'), complete.income);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Category' }), 'obc');
  await userEvent.click(page.getByRole('radio', { name: 'Hindi' }));
  await userEvent.click(
    page.getByRole('checkbox', { name: 'I need a place in the hostel (optional)' }),
  );
  await userEvent.click(terms());
}

test('asks for each required field when none is filled in, and leads to each', async () => {
  const onSubmit = vi.fn<Submit>();
  const { container } = await render(form({ id: 's', onSubmit }));
  await submit();
  await expect.element(alert()).toHaveFocus();
  await expect
    .element(page.getByRole('heading', { name: 'Please fill in all fields.' }))
    .toBeVisible();
  const targets = [...container.querySelectorAll('[role=alert] a')].map((link) =>
    link.getAttribute('href'),
  );
  const required = fields.flatMap((one) => ('required' in one ? [one] : []));
  expect(targets).toEqual(required.map(({ name }) => `#s-${name}`));
  for (const { name, required: error } of required) {
    await userEvent.click(page.getByRole('link', { name: error, exact: true }));
    expect(document.activeElement).toBe(container.querySelector(`[name="${name}"]`));
  }
  expect(onSubmit).not.toHaveBeenCalled();
});

test('complete, says that nothing has been submitted, and how to finish', async () => {
  const onSubmit = vi.fn<Submit>();
  await render(form({ onSubmit }));
  await submit();
  await fillIn();
  await submit();
  await expect.element(status()).toMatchTextContent('Nothing has been submitted yet');
  expect(status().element().contains(document.activeElement)).toBe(true);
  await expect.element(alert()).not.toBeInTheDocument();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(complete);
  await expectLink('Call us', 'tel:+910000000000');
  const whatsApp = page.getByRole('link', { name: 'Finish on WhatsApp' });
  expect(messageOf(whatsApp.element())).toBe(sheet);
  await userEvent.fill(field('Full name'), 'Usha Verma');
  await expect.poll(() => messageOf(whatsApp.element())).toBe(sheet.replace('Asha', 'Usha'));
  // The sheet, which changes at each key, is not announced again.
  await expect.element(status()).toHaveAttribute('aria-atomic', 'false');
  await expect.element(status()).toHaveAttribute('aria-relevant', 'additions');
  // No message is sent that the form would refuse.
  await userEvent.clear(field('Full name'));
  await expect.element(whatsApp).not.toBeInTheDocument();
  await userEvent.fill(field('Full name'), 'Asha Verma');
  await submit();
  await expect.element(whatsApp).toBeVisible();
});

test('complete, shows everything as a sheet to copy or print', async () => {
  await renderAndHydrate(form(submitted));
  const lines = sheetLines.map(([label, value]) => [label, value.replace(/\s+/g, ' ')]);
  const shown = [...document.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map((part) => part.textContent?.replace(/\s+/g, ' ')),
  );
  expect(shown).toEqual(lines);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(page.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(sheet);
  const said = page.getByText('Copied', { exact: true });
  await expect.element(said).toBeVisible();
  await userEvent.fill(field('Full name'), 'Usha Verma');
  await expect.element(said).not.toBeInTheDocument();
  const print = vi.spyOn(window, 'print').mockReturnValueOnce();
  await userEvent.click(page.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('of a page that is kept and not shown, leaves paper to the one that is', async () => {
  const { hide } = await renderInActivity(form(submitted), <p>Article</p>);
  await emulate('print');
  await expect.element(page.getByText('Article')).not.toBeVisible();
  await hide();
  await expect.element(page.getByText('Article')).toBeVisible();
});

test('prepares what was corrected before React', async () => {
  const { container, hydrate } = renderOnServer(form(submitted));
  await userEvent.fill(field('Full name'), 'Usha Verma');
  await hydrate();
  await expect.poll(() => container.querySelector('[role=status]')?.textContent).toMatch('Usha');
});

test('leaves the link of a label to the browser, which keeps the answers for the way back', async () => {
  const field = {
    name: 'accept',
    type: 'checkbox',
    label: 'I accept the terms, and that the terms may change',
    link: { label: 'the terms', href: '/terms' },
  } as const;
  await render(
    <UiProvider linkComponent={() => <b>Routed</b>}>
      <ScholarshipForm fields={[field]} finish={finish} />
    </UiProvider>,
  );
  await expectLink('the terms', '/terms');
  await expect
    .element(page.getByRole('checkbox', { name: `${field.label} (optional)` }))
    .toBeVisible();
});

test('asks for every field, or for every one that is not optional', async () => {
  const { rerender } = await render(form());
  await expect.element(page.getByText(/Fill in every field that is not optional:/)).toBeVisible();
  const required = fields.filter((one) => 'required' in one);
  await rerender(<ScholarshipForm fields={required} finish={finish} />);
  await expect.element(page.getByText(/Fill in every field:/)).toBeVisible();
  expect(page.getByText(/optional/).elements()).toHaveLength(0);
});
