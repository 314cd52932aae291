import { ScholarshipForm } from '@setu/ui';
import type { ScholarshipFormProps } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  filledScholarship,
  finish,
  halfFilledScholarship,
  hindiContact,
} from '../../data/forms.ts';
import { farTooLong, guide, inHindi, narrow, pictured } from '../../story.ts';

type Submit = NonNullable<ScholarshipFormProps['onSubmit']>;

const meta = {
  title: 'Institute components/ScholarshipForm',
  component: ScholarshipForm,
  parameters: {
    layout: 'padded',
    docs: guide({
      use: 'To let an applicant put together what a scholarship needs, and finish by WhatsApp or with a call. It sends nothing, and says so.',
      avoid: 'For a question to the institute take `ContactForm`.',
      keyboard: [
        ['Tab, Shift + Tab', 'Through the fields, in the order they stand'],
        ['Arrows', 'In a group: the next or previous answer'],
        ['Space', 'Ticks the terms'],
        ['Enter', 'In a single line or on the button: submits'],
      ],
      accessibility: [
        'With anything empty: a focused alert, "Please fill in all fields.", with a link to each empty field and the words beside it.',
        'Complete: the answer is focused and in a status region, with everything as a sheet to copy or print. The sheet and the WhatsApp message follow what is corrected afterwards.',
        'Without JavaScript the browser posts it to `action`; render the answer with `initial`.',
      ],
      code: `
<ScholarshipForm
  action="/scholarship"
  termsHref="/terms"
  finish={{
    phone: { label: 'Call us', href: 'tel:+910000000000' },
    whatsappHref: (sheet) => whatsapp(\`I would like to register.\\n\${sheet}\`),
  }}
/>`,
    }),
  },
  args: { finish, onSubmit: fn<Submit>() },
} satisfies Meta<typeof ScholarshipForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    action: '/Scholarship',
    heading: 'Scholarship registration',
    headingLevel: 2,
    termsHref: '#terms',
  },
};

/** Every field of a form that is wholly empty is named, and each name leads to its field. */
export const AsksForEveryField: Story = {
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Submit registration' })),
};

export const Filled: Story = { args: { initial: { values: filledScholarship } } };

/** The answer to a plain POST with something missing. */
export const Incomplete: Story = {
  args: { initial: { values: halfFilledScholarship, submitted: true } },
};

/** The answer to a plain POST of a complete form. */
export const Complete: Story = {
  parameters: pictured('768 dark'),
  args: { initial: { values: filledScholarship, submitted: true } },
};

export const LinkedTerms: Story = { args: { termsHref: '#terms' } };

export const FarTooMuchText: Story = {
  args: {
    heading: farTooLong,
    initial: {
      values: {
        ...filledScholarship,
        firstName: farTooLong,
        address: farTooLong.repeat(3),
        accept: false,
      },
      submitted: true,
    },
  },
};

export const Hindi: Story = {
  args: {
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

export const Narrow: Story = { ...Incomplete, parameters: pictured('320 light'), ...narrow };
