import { ContactDetails } from '@setu/ui';
import { contactLines, office } from '../../data/forms.ts';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: ContactDetails,
  parameters: guide({
    use: 'For the numbers, mail addresses and office of an institute, beside a contact form or on a page of its own.',
    not: 'At the foot of every page `SiteFooter` has them.',
    keyboard: { Tab: 'To each number or address', Enter: 'Calls, writes or opens the chat' },
    accessibility: [
      'A description list: each line is read with its label. The pictures are decoration.',
      'Each link is at least 44 px high.',
    ],
    code: `
<ContactDetails
  lines={[
    { kind: 'phone', label: 'Admissions', value: '+91 00000 00000', href: 'tel:+910000000000' },
    { kind: 'mail', label: 'Hiring', value: 'hiring@example.com', href: 'mailto:hiring@example.com' },
  ]}
  address={{ label: 'Delhi office', lines: ['Building 00', 'New Delhi 110000'] }}
/>`,
  }),
  args: { lines: contactLines, address: office },
} satisfies Meta<typeof ContactDetails>;

type Story = StoryObj<typeof ContactDetails>;

export const Default: Story = { parameters: pictured('320 light') };

export const AddressAlone: Story = { parameters: pictured('320 dark'), args: { lines: [] } };
