import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { type ContactFormProps, ContactForm } from './ContactForm.tsx';

const help: ContactFormProps['help'] = {
  phone: { label: unbroken, href: 'tel:+910000000000' },
  whatsapp: { label: hindi, href: 'https://wa.me/910000000004' },
};

export default [
  fixture({
    component: ContactForm,
    empty: { help },
    full: {
      action: '/contact',
      onSubmit: async () => ({ ok: true }),
      initial: {
        values: { firstName: unbroken, lastName: hindi, email: unbroken, message: long },
        result: {
          ok: false,
          message: unbroken,
          fieldErrors: { firstName: long, message: unbroken },
        },
      },
      help,
      notice: { text: long, link: { label: unbroken, href: '/privacy' } },
      hidden: <input type="hidden" name="honeypot" />,
      heading: unbroken,
      headingLevel: 1,
      labels: {},
    },
  }),
  fixture({
    component: ContactForm,
    shape: 'question',
    empty: { help, initial: { result: { ok: false, question: { about: 'reply' } } } },
    full: {
      help,
      initial: {
        result: { ok: false, question: { about: 'email', email: unbroken, meant: unbroken } },
      },
    },
  }),
  fixture({
    component: ContactForm,
    shape: 'failed',
    empty: { help, initial: { result: 'sent' } },
    full: { help, initial: { result: { ok: false } }, heading: hindi },
  }),
];
