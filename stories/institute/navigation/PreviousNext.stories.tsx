import { PreviousNext } from '@setu/ui';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: PreviousNext,
  parameters: guide({
    use: 'Below an article that stands in a list by date, for those who read the list one after the other. `ArticleDetail` has a place for it: `previousNext`.',
    not: 'For the pages of a list, which are numbers: take `Pagination`. For articles that are alike, not neighbours: `RelatedList`. With neither of the two it renders nothing, so you need not ask.',
    keyboard: { 'Tab, Shift + Tab': 'To each link', Enter: 'Follows it' },
    accessibility: [
      'A navigation named "Previous and next article".',
      'Each link is named by its way and its title ("Next article Grants to the States"). Words in Devanagari are marked as Hindi.',
      'In two columns the next article stays on its side where there is no previous one.',
      'Not printed.',
    ],
    code: `
<ArticleDetail
  {...article}
  previousNext={
    <PreviousNext
      previous={{ title: 'The soils of India', href: '/article/6' }}
      next={{ title: 'Monsoon winds', href: '/article/8' }}
    />
  }
/>`,
  }),
  args: {
    previous: { title: 'The soils of India', href: '#soils' },
    next: { title: 'How a monsoon begins, and why it is late in some years', href: '#monsoon' },
  },
} satisfies Meta<typeof PreviousNext>;

type Story = StoryObj<typeof PreviousNext>;

export const Default: Story = { parameters: pictured('768 light', '320 dark') };

/** The newest article of its list. */
export const NewestOfItsList: Story = { args: { next: undefined } };

/** The oldest article of its list: the next one stays on its side. */
export const OldestOfItsList: Story = { args: { previous: undefined } };

export const WithoutTitle: Story = { args: { previous: { href: '#untitled' } } };

export const Hindi: Story = {
  args: {
    previous: { title: 'भारत की मिट्टियाँ', href: '#soils' },
    next: { title: 'मानसून कैसे आरंभ होता है', href: '#monsoon' },
  },
  ...inHindi,
};
