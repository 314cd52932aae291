import { ShareLinks } from '@setu/ui';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: ShareLinks,
  parameters: guide({
    use: 'Below what visitors pass on to each other: an article, a course, a result. `ArticleDetail`, `CourseDetail` and `ResultPoster` have a place for it: `share`.',
    not: 'On lists and on pages with a form: they are not passed on. For a message to the institute itself take a link of `ContactDetails`.',
    keyboard: {
      'Tab, Shift + Tab': 'To each link and button',
      Enter: 'Follows a link, presses a button',
      Space: 'Presses a button',
    },
    accessibility: [
      'A group named "Share this page"; what became of a press is said in a live region.',
      'The links work without JavaScript. Buttons are not shown without it; "More" appears once the browser turns out to have a sheet of its own, in a place that is kept for it.',
      'Nothing is asked of WhatsApp or Telegram before a press, no script of theirs is loaded.',
      'Not printed.',
    ],
    code: `
<ArticleDetail
  {...article}
  share={<ShareLinks url="https://example.com/article/7" title={article.title} print />}
/>`,
  }),
  args: { url: 'https://example.com/article/7', title: 'Grants to the States' },
} satisfies Meta<typeof ShareLinks>;

type Story = StoryObj<typeof ShareLinks>;

export const Default: Story = {};

/** With a print button, as on an article. */
export const WithPrint: Story = {
  parameters: pictured('320 light', '320 dark'),
  args: { print: true },
};

export const Hindi: Story = { args: { print: true }, ...inHindi };
