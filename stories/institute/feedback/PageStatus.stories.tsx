import { Container, PageStatus } from '@setu/ui';
import { type Meta, type StoryObj, fullWidthGuide, inHindi, pictured } from '../../story.ts';

export default {
  component: PageStatus,
  parameters: fullWidthGuide({
    use: 'Once in the frame of a site whose pages change without the browser: tells that the next page is loading, and its title when it is there.',
    not: 'For a part of a page that loads take `Loading`. A site whose links load whole pages does not need it.',
    accessibility: [
      'A polite status region that is always in the page, so that what appears in it is announced.',
      'It lies over the page and moves nothing. Focus is yours: move it to the new page\u2019s h1.',
    ],
    code: `
<PageStatus loading={navigation.state === 'loading'} announcement={title} />`,
  }),
  args: { loading: true, announcement: 'Contact us | Setu' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Container>
          <p>The page that the visitor is leaving.</p>
        </Container>
      </>
    ),
  ],
} satisfies Meta<typeof PageStatus>;

type Story = StoryObj<typeof PageStatus>;

export const Default: Story = { parameters: pictured('320 light') };

/** Nothing is visible; a screen reader announces the title. */
export const Arrived: Story = { parameters: pictured('320 dark'), args: { loading: false } };

export const Hindi: Story = { ...inHindi };
