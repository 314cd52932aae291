import { SaveMark } from '@setu/ui';
import { fn } from 'storybook/test';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: SaveMark,
  parameters: guide({
    use: 'At the head of an article, or beside a question, to find it again in a `SavedList`.',
    not: 'Not where nothing is kept: its parent stores what is saved, and says where.',
    keyboard: { 'Enter, Space': 'Saves it, or takes the mark away' },
    accessibility: [
      'A toggle button: its name stays, `aria-pressed` says how it is, and its sign is filled.',
      'The name says what is saved, for those who list the buttons of a page.',
      'Hidden where there is no JavaScript, and on paper.',
    ],
    code: `<SaveMark title={article.title} saved={isSaved} onSavedChange={save} />`,
  }),
  args: { title: 'The Money Bill in Parliament', saved: false, onSavedChange: fn() },
} satisfies Meta<typeof SaveMark>;

type Story = StoryObj<typeof SaveMark>;

export const Default: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

export const Saved: Story = { parameters: pictured('320 light'), args: { saved: true } };

export const Hindi: Story = { args: { title: 'धन विधेयक' }, ...inHindi };
