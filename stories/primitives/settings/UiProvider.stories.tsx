import { ArticleList, Breadcrumbs, hindiLabels, Loading, UiProvider } from '@setu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, inHindi, narrow, pictured } from '../../story.ts';

const sample = (
  <>
    <Breadcrumbs items={[{ title: 'Home', href: '/' }, { title: 'Editorial Analysis' }]} />
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

const meta = {
  title: 'Primitives/UiProvider',
  component: UiProvider,
  parameters: {
    layout: 'padded',
    docs: guide({
      use: 'Once around a site: the link of its router, its language, its time zone.',
      avoid:
        'Without any of them it is not needed: links are plain, texts English, dates those of India. Colours come from a theme, not from here.',
      accessibility: [
        'Renders no element and takes no `ref`.',
        'Only links within the site go to `linkComponent`; other sites, `mailto:`, `tel:`, a hash and downloads stay plain links.',
        'With `labels` in another language set `lang` on `<html>`, or on the element around it.',
      ],
      code: `
<UiProvider
  linkComponent={({ href, ...rest }) => <Link to={href} {...rest} />}
  labels={hindiLabels}
  timeZone="Asia/Kolkata"
>
  <App />
</UiProvider>`,
    }),
  },
  args: { children: sample },
  argTypes: {
    children: { control: false },
    linkComponent: { control: false },
    timeZone: { control: 'select', options: ['Asia/Kolkata', 'Europe/London'] },
  },
} satisfies Meta<typeof UiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { timeZone: 'Asia/Kolkata' } };

export const OtherTimeZone: Story = { args: { timeZone: 'Europe/London' } };

export const Hindi: Story = {
  parameters: pictured('320 light'),
  args: { labels: hindiLabels },
  ...inHindi,
};

export const Narrow: Story = narrow;
