import { fixture, hindi, long, pixel, unbroken } from '../../testing/Fixture.tsx';
import { achiever } from '../../testing/samples.ts';
import { VideoCarousel } from './VideoCarousel.tsx';
import type { Video } from './video.ts';

const video = (id: string, title: string): Video => ({
  id,
  title,
  poster: { src: pixel, alt: hindi, width: 640, height: 360 },
  source: {
    kind: 'file',
    src: `/clips/${id}.mp4`,
    type: 'video/mp4',
    captions: [{ src: `/clips/${id}.vtt`, srcLang: 'hi', label: hindi }],
  },
});

export default fixture({
  component: VideoCarousel,
  inContainer: true,
  empty: { label: 'Videos', videos: [] },
  full: {
    label: long,
    autoAdvanceMs: 60_000,
    videos: [
      video('a', unbroken),
      {
        ...video('p', 'x'),
        person: { ...achiever, name: unbroken, course: hindi, duration: long },
      },
      { ...video('b', long), poster: {}, href: '/videos/b' },
      { ...video('c', hindi), source: { kind: 'youtube', id: unbroken } },
      video('d', 'x'),
    ],
    labels: { play: (title) => `Play: ${title}` },
  },
});
