import { ScholarshipForm } from '@setu/ui';
import { fn } from 'storybook/test';
import {
  application,
  applicationFields,
  filledScholarship,
  finish,
  halfFilledScholarship,
  hindiContact,
  hindiScholarshipFields,
  scholarshipFields,
} from '../../data/forms.ts';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: ScholarshipForm,
  parameters: guide({
    use: 'To let an applicant put together what a scholarship needs, and finish by WhatsApp or with a call. What it asks is yours: `fields`. It sends nothing, and says so.',
    not: 'For a question to the institute take `ContactForm`.',
    keyboard: {
      'Tab, Shift + Tab': 'Through the fields, in the order they stand',
      Arrows: 'In a group: the next or previous answer',
      Space: 'Ticks a box',
      Enter: 'In a single line or on the button: submits',
    },
    accessibility: [
      'A field that is not `required` says "(optional)" in its label.',
      'With anything empty that is `required`: a focused alert, "Please fill in all fields.", with a link to each such field and the words beside it; the same for an answer that breaks a rule.',
      'Complete: the answer is focused and in a status region, with everything as a sheet to copy or print. The sheet and the WhatsApp message follow what is corrected afterwards.',
      'Without JavaScript the browser posts it to `action`; read it with `readScholarship` and the same fields, and render the answer with `initial`.',
    ],
    code: `
<ScholarshipForm
  action="/scholarship"
  fields={[
    { name: 'fullName', type: 'text', label: 'Full name', required: 'Enter your full name' },
    { name: 'born', type: 'date', label: 'Date of birth', rules: [{ max: '2008-12-31', message: 'You must be born in 2008 or earlier' }] },
  ]}
  finish={{
    phone: { label: 'Call us', href: 'tel:+910000000000' },
    whatsappHref: (sheet) => whatsapp(\`I would like to register.\\n\${sheet}\`),
  }}
/>`,
  }),
  args: { fields: scholarshipFields, finish, onSubmit: fn() },
} satisfies Meta<typeof ScholarshipForm>;

type Story = StoryObj<typeof ScholarshipForm>;

export const Default: Story = {};

/** Submitting an empty form lists every field, each with a link to it. */
export const AsksForEveryField: Story = {
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Submit registration' })),
};

/** The response to a plain POST with missing fields. */
export const Incomplete: Story = {
  parameters: pictured('320 light'),
  args: { initial: { values: halfFilledScholarship, submitted: true } },
};

/** The response to a plain POST of a complete form. */
export const Complete: Story = {
  parameters: pictured('768 dark'),
  args: { initial: { values: filledScholarship, submitted: true } },
};

/** Other fields, some optional, with rules: the mobile number and the date of birth each break one. */
export const AnotherInstitute: Story = {
  parameters: pictured('768 light'),
  args: {
    fields: applicationFields,
    heading: 'Apply to the Meadow fund',
    labels: { intro: 'This form sends nothing by itself: at the end you send what you wrote.' },
    initial: { values: { ...application, mobile: '12', born: '2012-02-29' }, submitted: true },
  },
};

export const Hindi: Story = {
  args: {
    fields: hindiScholarshipFields,
    heading: 'छात्रवृत्ति के लिए पंजीकरण',
    initial: {
      values: {
        ...filledScholarship,
        firstName: hindiContact.firstName,
        lastName: hindiContact.lastName,
        address: 'उदाहरण मार्ग 12\nनमूना नगर, पटना 800000',
      },
    },
  },
  ...inHindi,
};
