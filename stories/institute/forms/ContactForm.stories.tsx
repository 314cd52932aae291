import { ContactForm } from '@setu/ui';
import type { ContactDraft, ContactDraftStore, ContactFormProps } from '@setu/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { help, hindiContact, writtenContact } from '../../data/forms.ts';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

type Submit = NonNullable<ContactFormProps['onSubmit']>;

export default {
  component: ContactForm,
  parameters: guide({
    use: 'To let a visitor write to the institute. You send what it hands you and answer with what became of it; it does the rest.',
    not: 'For a registration with conditions take `ScholarshipForm`.',
    keyboard: {
      'Tab, Shift + Tab': 'Through the fields and buttons, in the order they stand',
      Enter: 'In a single line or on the button: sends. In the message: a new line',
    },
    accessibility: [
      'A form named by its heading; each field has its label and its `autocomplete`.',
      '`notice` says what becomes of a message, and is the description of the form.',
      'A mistake is told in a focused summary that links to the field, and beside the field; a failure as an alert; success and sending in a status region.',
      'A message without a way to answer, or with a mistyped domain, is asked about once, as an alert with a button for each answer.',
      'Nothing typed is lost until it has been sent. A second submission on the way does nothing.',
      '`draft={sessionDraft(key)}` keeps what is being written through a reload, for this tab and half an hour, and says so.',
      'Without JavaScript the browser posts it to `action`; render the answer with `initial`.',
    ],
    code: `
<ContactForm
  action="/contact"
  draft={draft} // const draft = sessionDraft('contact'), outside the component
  onSubmit={async (values, data, { id }) => {
    const sent = await send(values, id); // the same id: the same message
    return sent ? { ok: true } : { ok: false };
  }}
  help={{
    phone: { label: 'Call us', href: 'tel:+910000000000' },
    whatsapp: { label: 'WhatsApp us', href: 'https://wa.me/910000000004' },
  }}
/>`,
  }),
  args: { help, onSubmit: fn<Submit>(async () => ({ ok: true })) },
} satisfies Meta<typeof ContactForm>;

type Story = StoryObj<typeof ContactForm>;

const press: NonNullable<Story['play']> = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send message' }));

export const Default: Story = { parameters: pictured('768 light') };

/** A form that collects personal data says why, for how long, and where to read more. */
export const WithNotice: Story = {
  args: {
    notice: {
      text: 'We use what you write to answer you, and delete it after a year.',
      link: { label: 'Privacy', href: '#privacy' },
    },
  },
};

export const RefusesAnEmptyForm: Story = {
  parameters: pictured('320 light'),
  play: async (context) => {
    await press(context);
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /write a message/ }));
  },
};

/** A message without an email address: the form asks once, and sends it if the visitor insists. */
export const AsksHowToAnswer: Story = {
  parameters: pictured('320 light'),
  args: { initial: { values: { ...writtenContact, email: '' } } },
  play: press,
};

/** The domain is nearly that of a large provider. */
export const AsksAboutAMistypedAddress: Story = {
  parameters: pictured('320 dark'),
  args: { initial: { values: { ...writtenContact, email: 'asha@gmial.com' } } },
  play: press,
};

/** While it is being sent, the message can be neither changed nor sent twice. */
export const Sending: Story = {
  parameters: pictured('320 dark'),
  args: { onSubmit: fn<Submit>(() => new Promise(() => {})), initial: { values: writtenContact } },
  play: press,
};

/** The response to a plain POST that succeeded. */
export const Sent: Story = {
  parameters: pictured('320 light'),
  args: { initial: { result: 'sent', replyTo: writtenContact.email } },
};

/** The response to a plain POST that failed. */
export const Failed: Story = {
  parameters: pictured('768 dark', '320 light'),
  args: { initial: { values: writtenContact, result: { ok: false } } },
};

/** A store that holds a draft, for one story. A page uses `sessionDraft`. */
const holding = (values: ContactDraft['values']): ContactDraftStore => ({
  read: () => ({ values }),
  write: fn(),
  clear: fn(),
});

/** The draft from before a reload is restored, and can be discarded. */
export const Kept: Story = { args: { draft: holding(writtenContact) } };

/** The visitor wrote something else before the draft was restored, so the draft is only offered. */
export const KeptAndOffered: Story = {
  args: {
    draft: holding(writtenContact),
    initial: { values: { firstName: '', lastName: '', email: '', message: 'A new question' } },
  },
};

export const Hindi: Story = {
  parameters: pictured('320 light'),
  args: { draft: holding(hindiContact) },
  ...inHindi,
};
