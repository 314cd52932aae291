import { SavedList } from '@setu/ui';
import { fn } from 'storybook/test';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: SavedList,
  parameters: guide({
    use: 'For what a visitor keeps on this device: articles to read again, questions that went wrong.',
    not: 'Not for a list that the institute made: `ArticleList`. Say beside it that it stays on the device, and that Safari forgets it after seven days without a visit.',
    keyboard: {
      Tab: 'To each link, the button that removes it, and those below',
      'Enter, Space': 'On a button: does it. To forget all is asked once more',
    },
    accessibility: [
      'The name of each button says what it removes; the focus then goes to the next one.',
      'The question before all is forgotten takes the focus, and gives it back where the answer is no.',
      '`status` is announced.',
    ],
    code: `
<SavedList
  items={saved}
  emptyText="You have saved nothing on this device yet."
  onRemove={remove}
  onForgetAll={forgetAll}
  onDownload={download}
  onFile={read}
/>`,
  }),
  args: {
    items: [
      { id: '7', title: 'The Money Bill in Parliament', href: '#7', note: 'Saved on 20/11/2026' },
      { id: '9', title: 'अध्यादेश की शक्ति', href: '#9', note: 'Saved on 18/11/2026' },
    ],
    emptyText: 'You have saved nothing on this device yet.',
    onRemove: fn(),
    onForgetAll: fn(),
    onDownload: fn(),
    onFile: fn(),
  },
} satisfies Meta<typeof SavedList>;

type Story = StoryObj<typeof SavedList>;

export const Default: Story = { parameters: pictured('320 light') };

export const AsksBeforeForgetting: Story = {
  parameters: pictured('320 dark'),
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Forget all' })),
};

export const WithStatus: Story = { args: { status: 'The file was read: 12 pages are saved.' } };

export const Hindi: Story = { ...inHindi };
