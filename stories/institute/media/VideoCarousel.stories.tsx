import { VideoCarousel } from '@setu/ui';
import { achiever, brokenPicture, videos } from '../../data/content.ts';
import { type Meta, type StoryObj, guide, inHindi, pictured } from '../../story.ts';

export default {
  component: VideoCarousel,
  parameters: guide({
    use: 'For a handful of short videos: what students say, a look into a class. A video costs its poster until it is played.',
    not: 'For anything else than videos take `Carousel`.',
    keyboard: {
      'Tab, Shift + Tab':
        'Pause (where it advances by itself), previous, next, the list, the play buttons in view',
      'Enter, Space': 'On a play button: plays; focus goes to the player, whose own keys then work',
      'Right, Left arrow, Home, End': 'On the list: as in `Carousel`',
    },
    accessibility: [
      'All of `Carousel`: a named region, numbered slides, pause first.',
      'A play button is named by the title of its video; the player takes focus, and gives it back at the end.',
      'One video plays at a time. While one is open nothing advances; one that is scrolled away stops.',
      '`person` says of who speaks which course it was, how long, and whether it was paid for. Leave out videos of people who have not agreed.',
      'Captions are yours to give: `source.captions`. YouTube is loaded from its address without cookies, and only once played.',
      'Without JavaScript each poster is a link to its video.',
    ],
    code: `
<VideoCarousel
  label="What our students say"
  videos={[
    {
      id: 'asha',
      title: 'One answer every morning',
      poster: { src: '/posters/asha.webp', width: 640, height: 360 },
      source: { kind: 'youtube', id: 'aqz-KE-bpKQ' },
    },
  ]}
/>`,
  }),
  args: { label: 'Toppers on how they prepared', videos },
} satisfies Meta<typeof VideoCarousel>;

type Story = StoryObj<typeof VideoCarousel>;

export const Default: Story = {};

/** The details that must accompany a claimed rank. */
export const WithPeople: Story = {
  parameters: pictured('1280 light'),
  args: {
    videos: videos.map((video, index) => ({
      ...video,
      person: { ...achiever, rank: 17 + index, consent: index > 0 },
    })),
  },
};

export const AdvancesByItself: Story = { args: { autoAdvanceMs: 2000 } };

/** Shows a poster until the video is played, then a player with focus. */
export const Plays: Story = {
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: `Play video: ${videos[0]?.title}` })),
};

export const One: Story = { args: { videos: videos.slice(0, 1) } };

export const WithoutPosters: Story = {
  parameters: pictured('320 dark'),
  args: { videos: videos.map((video) => ({ ...video, poster: { src: brokenPicture } })) },
};

export const Hindi: Story = {
  args: {
    label: 'टॉपर बताते हैं',
    videos: videos.map((video) => ({ ...video, title: 'हर सुबह एक उत्तर' })),
  },
  ...inHindi,
};
