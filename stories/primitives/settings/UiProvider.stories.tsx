import { ArticleList, Breadcrumbs, hindiLabels, Loading, UiProvider } from '@setu/ui';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

const sample = (
  <>
    <Breadcrumbs items={[{ title: 'Home', href: '#home' }, { title: 'Editorial Analysis' }]} />
    <ArticleList
      articles={[
        {
          id: 14,
          title: 'Judicial Review and the Charge of Overreach',
          date: '2026-11-19T20:00:00Z',
          category: 'Editorial Analysis',
          href: 'https://example.com/judicial-review',
        },
      ]}
    />
    <Loading />
  </>
);

export default {
  component: UiProvider,
  parameters: guide({
    use: 'Once around a site: the link of its router, its texts, its locale, its time zone.',
    not: 'Without any of them it is not needed: links are plain, texts English, dates and numbers written as `en` has them, in UTC. Colours come from a theme, not from here.',
    accessibility: [
      'Renders no element and takes no `ref`.',
      'Only links within the site go to `linkComponent`; other sites, `mailto:`, `tel:`, a hash and downloads stay plain links.',
      'With `labels` in another language give its `locale`, and set `lang` on `<html>`, or on the element around it.',
    ],
    code: `
// At module level. Defined in a component, it would be another one on each render: links would remount and lose focus.
const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />;

<UiProvider
  linkComponent={RouterLink}
  labels={hindiLabels}
  locale="hi-IN"
  timeZone="Asia/Kolkata"
>
  <App />
</UiProvider>`,
  }),
  args: { children: sample },
  argTypes: {
    linkComponent: { control: false },
    locale: { control: 'select', options: ['de-DE', 'en-IN', 'en-US', 'hi-IN'] },
    timeZone: { control: 'select', options: ['America/New_York', 'Asia/Kolkata', 'Europe/Berlin'] },
  },
} satisfies Meta<typeof UiProvider>;

type Story = StoryObj<typeof UiProvider>;

export const Default: Story = {};

export const OtherTimeZone: Story = { args: { locale: 'en-US', timeZone: 'America/New_York' } };

export const Hindi: Story = {
  parameters: pictured('320 light'),
  args: { labels: hindiLabels, locale: 'hi-IN', timeZone: 'Asia/Kolkata' },
  ...inHindi,
};
