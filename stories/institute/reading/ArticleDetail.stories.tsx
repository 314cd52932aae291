import { ArticleDetail, Notice, PreviousNext } from '@setu/ui';
import { articles, articleText, related, topics } from '../../data/content.ts';
import { type Meta, type StoryObj, fullWidthGuide, inHindi, pictured } from '../../story.ts';

const sentence = 'Read it twice, then say in your own words what it asks of you. ';

export default {
  component: ArticleDetail,
  parameters: fullWidthGuide({
    use: 'The whole page of one article: the way back, title, author, dates and category, the text, what else to read.',
    not: 'For a page of another shape put one together from `ArticleHeader`, `ArticleBody` and `RelatedList`.',
    keyboard: { 'Tab, Shift + Tab': 'Back, then the related articles', Enter: 'Follows a link' },
    accessibility: [
      'An `<article>` named by the `h1` of the page (id `page-heading`); the related ones are a region of their own.',
      'A missing title, date, category or text is said in words; related articles that failed do not take the article with them.',
    ],
    code: `
<ArticleDetail
  title="Ordinances"
  date="2026-11-20T03:00:00Z"
  category="Polity"
  back={{ href: '/editorial-analysis', label: 'Editorial analysis' }}
  text={content}
  related={others}
/>`,
  }),
  args: {
    title: articles[0]?.title,
    date: '2026-11-20T03:00:00Z',
    category: 'Polity',
    back: { href: '#editorial-analysis', label: 'Editorial analysis' },
    text: articleText,
    related: related.slice(1),
  },
} satisfies Meta<typeof ArticleDetail>;

type Story = StoryObj<typeof ArticleDetail>;

export const Default: Story = {};

/** Over 600 words and at least three headings: their list is beside the text, on a phone above it. */
export const LongWithContents: Story = {
  args: {
    text: ['What it is:', 'What it does', 'Step 3: how to use it.']
      .map((heading) => `${heading}\n\n${sentence.repeat(25)}`)
      .join('\n\n'),
  },
};

/** The topics are below the date. */
export const WithTopics: Story = { args: { topics } };

/** With the previous and the next article of its list. */
export const WithNeighbours: Story = {
  parameters: pictured('1280 light'),
  args: {
    previousNext: (
      <PreviousNext
        previous={{ title: 'The soils of India', href: '#soils' }}
        next={{ title: 'How a monsoon begins', href: '#monsoon' }}
      />
    ),
  },
};

/** Translation and original, paragraph by paragraph; a notice says that the translation is older. */
export const BesideItsTranslation: Story = {
  parameters: pictured('1280 light', '320 dark'),
  args: {
    title: 'अध्यादेश',
    text: 'संसद के सत्र में न होने पर कार्यपालिका जो विधि बनाती है, वह अध्यादेश है।\n\n- उसे दोनों सदनों के सामने रखना होता है\n- सत्र शुरू होने के छह सप्ताह बाद वह समाप्त हो जाता है\n\nअनुच्छेद 123 राष्ट्रपति को यह शक्ति देता है।',
    intro: <Notice tone="info">अंग्रेज़ी पाठ 20/11/2026 को, इस अनुवाद के बाद, सुधारा गया।</Notice>,
    translation: {
      title: 'Ordinances',
      lang: 'en',
      href: '#english',
      text: 'An ordinance is a law made by the executive while Parliament is not sitting.\n\n- It must be laid before both Houses\n- It ends six weeks after Parliament meets again\n\nArticle 123 gives this power to the President.',
    },
    related: [],
  },
  ...inHindi,
};

export const RelatedFailed: Story = {
  parameters: pictured('320 dark'),
  args: { relatedError: 'Error fetching related articles.' },
};
