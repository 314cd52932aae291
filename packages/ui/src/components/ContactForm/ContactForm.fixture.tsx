import type { Fixture } from '../../internal/testing/Fixture.ts';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
import { ContactForm } from './ContactForm.tsx';
import type { ContactFormProps } from './ContactForm.tsx';

const help: ContactFormProps['help'] = {
  phone: { label: unbroken, href: 'tel:+910000000000' },
  whatsapp: { label: hindi, href: 'https://wa.me/910000000004' },
};

export const fixtures: readonly Fixture[] = [
  {
    name: 'ContactForm',
    refElement: 'form',
    empty: (root) => <ContactForm {...root} help={help} />,
    full: (root) => (
      <ContactForm
        {...root}
        action="/contact"
        onSubmit={async () => ({ ok: true })}
        initial={{
          values: { firstName: unbroken, lastName: hindi, email: unbroken, message: long },
          result: {
            ok: false,
            message: unbroken,
            fieldErrors: { firstName: long, message: unbroken },
          },
        }}
        help={help}
        notice={{ text: long, link: { label: unbroken, href: '/privacy' } }}
        hidden={<input type="hidden" name="trap" />}
        heading={unbroken}
        headingLevel={1}
        labels={{}}
      />
    ),
  },
  {
    name: 'ContactForm',
    shape: 'question',
    refElement: 'form',
    empty: (root) => (
      <ContactForm
        {...root}
        help={help}
        initial={{ result: { ok: false, question: { about: 'reply' } } }}
      />
    ),
    full: (root) => (
      <ContactForm
        {...root}
        help={help}
        initial={{
          result: { ok: false, question: { about: 'email', email: unbroken, meant: unbroken } },
        }}
      />
    ),
  },
  {
    name: 'ContactForm',
    shape: 'failed',
    refElement: 'form',
    empty: (root) => <ContactForm {...root} help={help} initial={{ result: 'sent' }} />,
    full: (root) => (
      <ContactForm {...root} help={help} initial={{ result: { ok: false } }} heading={hindi} />
    ),
  },
];
