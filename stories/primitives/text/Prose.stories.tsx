import { Prose } from '@setu/ui';
import { hindiParagraph } from '../../data/forms.ts';
import { type Meta, type StoryObj, guide, pictured } from '../../story.ts';

export default {
  component: Prose,
  parameters: guide({
    use: 'For fixed copy that you write as plain elements: h2, h3, p, lists, blockquote, links.',
    not: 'For the text of an article out of a database take `ArticleBody`, in which nothing can become HTML.',
    accessibility: [
      'Changes no meaning: write headings in order, and mark passages of another language with `lang`.',
      'Lines of 60 to 75 characters; links are underlined, not told apart by colour alone.',
    ],
    code: `
<Prose>
  <h2>Documents to bring</h2>
  <ul>
    <li>Two passport-size photographs</li>
  </ul>
</Prose>`,
  }),
  args: {
    children: (
      <>
        <h2>How it works</h2>
        <p>
          Read the three schemes. If you qualify under two of them, take the one with the{' '}
          <a href="#higher">higher percentage</a>.
        </p>
        <ol>
          <li>
            <strong>Fill in the form.</strong> It does not send anything yet.
          </li>
          <li>
            <strong>Call us.</strong> This is how you register.
          </li>
        </ol>
        <h3>Documents to bring</h3>
        <ul>
          <li>An identity card with your photograph and address</li>
          <li>Two passport-size photographs</li>
        </ul>
        <blockquote>
          <p>Bring the originals, and one copy of each.</p>
        </blockquote>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

type Story = StoryObj<typeof Prose>;

export const Default: Story = {};

/** A Hindi passage on an English page is marked. */
export const MixedLanguages: Story = {
  parameters: pictured('768 light'),
  args: {
    children: (
      <>
        <h2>Ordinances</h2>
        <p lang="hi">{hindiParagraph}</p>
      </>
    ),
  },
};
