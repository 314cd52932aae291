import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectLink } from '../../internal/testing/expect.ts';
import { page, userEvent } from 'vitest/browser';
import { renderAndHydrate, renderOnServer } from '../../internal/testing/hydrate.tsx';
import { ScholarshipForm } from './ScholarshipForm.tsx';
import type { ScholarshipFormProps } from './ScholarshipForm.tsx';
import { scholarshipFields, scholarshipMessages } from './validateScholarship.ts';
import type { ScholarshipValues } from './validateScholarship.ts';

const complete: ScholarshipValues = {
  firstName: 'Asha',
  lastName: 'Verma',
  mobile: '98765 43210',
  email: 'asha@example.com',
  address: '12 Station Road\nPatna',
  gender: 'female',
  category: 'OBC',
  medium: 'hindi',
  mode: 'Online',
  familyIncome: '2,40,000',
  educationQualification: 'BA (History)',
  accept: true,
};
const finish: ScholarshipFormProps['finish'] = {
  phone: { label: 'Call us', href: 'tel:+910000000000' },
  whatsappHref: (sheet) => `https://wa.me/910000000000?text=${encodeURIComponent(sheet)}`,
};

const sheetLines = [
  ['First name', 'Asha'],
  ['Last name', 'Verma'],
  ['Mobile number', '98765 43210'],
  ['Email address', 'asha@example.com'],
  ['Address', complete.address],
  ['Gender', 'Female'],
  ['Category', 'OBC (Other Backward Class)'],
  ['Annual family income', '2,40,000'],
  ['Educational qualification', 'BA (History)'],
  ['Medium of study', 'Hindi'],
  ['Mode of classes', 'Online'],
] as const;
const sheet = sheetLines.map(([label, value]) => `${label}: ${value}`).join('\n');
const messageOf = (link: Element) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('text');

const field = (name: string) => page.getByRole('textbox', { name });
const alert = () => page.getByRole('alert');
const status = () => page.getByRole('status');
const submit = () => userEvent.click(page.getByRole('button', { name: 'Submit registration' }));

async function fillIn() {
  await userEvent.fill(field('First name'), complete.firstName);
  await userEvent.fill(field('Last name'), complete.lastName);
  await userEvent.fill(field('Mobile number'), complete.mobile);
  await userEvent.fill(field('Email address'), complete.email);
  await userEvent.fill(field('Address').last(), complete.address);
  await userEvent.click(page.getByRole('radio', { name: 'Female' }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Category' }), 'OBC');
  await userEvent.fill(field('Annual family income'), complete.familyIncome);
  await userEvent.fill(field('Educational qualification'), complete.educationQualification);
  await userEvent.click(page.getByRole('radio', { name: 'Hindi' }));
  await userEvent.click(page.getByRole('radio', { name: 'Online' }));
  await userEvent.click(page.getByRole('checkbox'));
}

describe('ScholarshipForm', () => {
  test('asks for every field when none is filled in, and leads to each', async () => {
    const onSubmit = vi.fn<(values: ScholarshipValues) => void>();
    const { container } = await render(
      <ScholarshipForm id="s" finish={finish} onSubmit={onSubmit} />,
    );
    await submit();
    await expect.element(alert()).toHaveFocus();
    await expect
      .element(page.getByRole('heading', { name: 'Please fill in all fields.' }))
      .toBeVisible();
    const targets = [...container.querySelectorAll('[role=alert] a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(targets).toEqual(scholarshipFields.map((name) => `#s-${name}`));
    for (const name of scholarshipFields) {
      await userEvent.click(
        page.getByRole('link', { name: scholarshipMessages.empty[name], exact: true }),
      );
      expect(document.activeElement).toBe(container.querySelector(`[name="${name}"]`));
    }
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('counts unaccepted terms as an empty field, and keeps the rest', async () => {
    await render(<ScholarshipForm finish={finish} />);
    await fillIn();
    await userEvent.click(page.getByRole('checkbox'));
    await submit();
    await expect.element(alert()).toMatchTextContent('Please fill in all fields.');
    await expect.element(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    expect(alert().getByRole('link').elements()).toHaveLength(1);
    await expect.element(field('First name')).toHaveValue('Asha');
  });

  test('complete, says that nothing has been submitted, and how to finish', async () => {
    const onSubmit = vi.fn<(values: ScholarshipValues) => void>();
    await render(<ScholarshipForm finish={finish} onSubmit={onSubmit} />);
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
    await userEvent.fill(field('First name'), 'Usha');
    await expect.poll(() => messageOf(whatsApp.element())).toBe(sheet.replace('Asha', 'Usha'));
  });

  test('says before the first field that it sends nothing', async () => {
    const { container } = await render(<ScholarshipForm finish={finish} />);
    const said = page.getByText(/^This form sends nothing by itself/).element();
    const first = container.querySelector('input') as Element;
    expect(said.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('complete, shows everything as a sheet to copy or print', async () => {
    await renderAndHydrate(
      <ScholarshipForm finish={finish} initial={{ values: complete, submitted: true }} />,
    );
    const lines = sheetLines.map(([label, value]) => [label, value.replace(/\s+/g, ' ')]);
    const shown = [...document.querySelectorAll('dl > div')].map((line) =>
      [...line.children].map((part) => part.textContent?.replace(/\s+/g, ' ')),
    );
    expect(shown).toEqual(lines);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(page.getByRole('button', { name: 'Copy' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(sheet);
    await expect.element(page.getByText('Copied', { exact: true })).toBeVisible();
    writeText.mockRejectedValueOnce(new Error('denied'));
    await userEvent.click(page.getByRole('button', { name: 'Copy' }));
    await expect.element(page.getByText('It could not be copied')).toBeVisible();
    const print = vi.spyOn(window, 'print').mockReturnValueOnce();
    await userEvent.click(page.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('links to the terms where they can be read', async () => {
    await render(<ScholarshipForm finish={finish} termsHref="/terms" />);
    await expectLink('terms and conditions', '/terms');
    await expect
      .element(page.getByRole('checkbox', { name: 'I accept the terms and conditions' }))
      .toBeVisible();
  });

  test('posts by itself before React arrives, and keeps what was filled in before it', async () => {
    const { container, hydrate } = renderOnServer(
      <ScholarshipForm action="/Scholarship" finish={finish} />,
    );
    const form = container.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/Scholarship');
    await fillIn();
    await hydrate();
    await submit();
    await expect.element(status()).toMatchTextContent('Nothing has been submitted yet');
  });

  test('renders the answer to an incomplete plain post, and keeps changes made before React', async () => {
    const values = { ...complete, gender: '' as const, email: '' };
    const { hydrate } = renderOnServer(
      <ScholarshipForm finish={finish} initial={{ values, submitted: true }} />,
    );
    await expect.element(alert()).toMatchTextContent('Please fill in all fields.');
    await expect.element(page.getByRole('combobox')).toHaveValue('OBC');
    await userEvent.fill(field('Email address'), 'new@example.com');
    await userEvent.fill(field('Address').last(), 'Elsewhere');
    await userEvent.selectOptions(page.getByRole('combobox'), 'sc');
    await userEvent.click(page.getByRole('radio', { name: 'Other' }));
    await hydrate();
    await expect.element(field('Email address')).toHaveValue('new@example.com');
    await expect.element(field('Address').last()).toHaveValue('Elsewhere');
    await expect.element(page.getByRole('combobox')).toHaveValue('sc');
    await expect.element(page.getByRole('radio', { name: 'Other' })).toBeChecked();
  });

  test('renders the answer to a complete plain post', async () => {
    await renderAndHydrate(
      <ScholarshipForm finish={finish} initial={{ values: complete, submitted: true }} />,
    );
    await expect.element(status()).toMatchTextContent('Nothing has been submitted yet');
    await expect.element(field('Address').last()).toHaveValue(complete.address);
    await expect.element(page.getByRole('checkbox')).toBeChecked();
  });
});
