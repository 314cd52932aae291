import { ContactDetails, Prose, Split } from '@setu/ui';
import { contactLines, office } from '../../data/forms.ts';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: Split,
  parameters: guide({
    use: 'For two parts of one matter: details beside a form, steps beside documents.',
    not: 'For things of one kind take `CardGrid`. For more than two parts put one below the other.',
    accessibility: [
      'The parts are read, and reached by Tab, in the order given; under 1024 px they stand in that order too.',
    ],
    code: `
<Split>
  <ContactDetails lines={lines} />
  <ContactForm help={help} />
</Split>`,
  }),
  args: {
    children: [
      <ContactDetails key="details" lines={contactLines} address={office} />,
      <Prose key="text">
        <h2>How we answer</h2>
        <p>We answer in English and Hindi, on working days before the evening.</p>
      </Prose>,
    ],
  },
} satisfies Meta<typeof Split>;

export const Default: StoryObj<typeof Split> = { parameters: pictured('768 light') };

export const Even: StoryObj<typeof Split> = { args: { wide: 'neither' } };
