import { CallToAction } from '@setu/ui';
import { help } from '../../data/forms.ts';
import { type Meta, type StoryObj, fullWidthGuide, pictured } from '../../story.ts';

export default {
  component: CallToAction,
  parameters: fullWidthGuide({
    use: 'Once on a page, towards its end: an invitation with one or two ways to follow it.',
    not: 'For a message about what happened take `Notice`. Two invitations on a page are none.',
    keyboard: { Tab: 'To each way', Enter: 'Follows it' },
    accessibility: [
      'A region named by its h2. The ways are links, the first one the most prominent.',
    ],
    code: `
<CallToAction
  heading="Prepare with others"
  text="Join our WhatsApp community for the articles of the day."
  actions={[
    { label: 'Join on WhatsApp', href: 'https://wa.me/910000000004' },
    { label: 'Contact us', href: '/contact' },
  ]}
/>`,
  }),
  args: {
    heading: 'Prepare with others',
    text: 'Join our WhatsApp community for the articles of the day and one question to answer each evening.',
    actions: [
      { label: 'Join on WhatsApp', href: help.whatsapp.href },
      { label: 'Contact us', href: '#contact' },
    ],
  },
  argTypes: { text: { control: 'text' } },
} satisfies Meta<typeof CallToAction>;

type Story = StoryObj<typeof CallToAction>;

export const Default: Story = { parameters: pictured('1280 light') };

export const OneWay: Story = { args: { actions: [{ label: 'Contact us', href: '#contact' }] } };

export const NoText: Story = { args: { text: undefined } };
