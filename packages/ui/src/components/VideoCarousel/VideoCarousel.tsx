'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { RootAttributes } from '../../internal/attributes.ts';
import { requireName } from '../../internal/devWarning.ts';
import { type PartialLabels, useLabels } from '../../internal/hooks/useLabels.ts';
import { Carousel } from '../Carousel/Carousel.tsx';
import { VideoSlide } from './VideoSlide.tsx';
import type { Video } from './video.ts';

const defaultLabels = {
  /** Names the button over a poster. */
  play: (title: string) => `Play video: ${title}`,
};

export type VideoCarouselLabels = typeof defaultLabels;

export interface VideoCarouselProps extends RootAttributes<HTMLElement> {
  /** Names the region, e.g. 'What our toppers say'. */
  label: string;
  videos: readonly Video[];
  /** Interval in ms at which it advances automatically, but not while a video is open. Default: never. */
  autoAdvanceMs?: number | undefined;
  labels?: PartialLabels<VideoCarouselLabels> | undefined;
}

/** Not `innerWidth`, which a pinch changes in Safari, without a `resize`. */
const widthOfPage = () => document.documentElement.clientWidth;

/** By then the carousel was told which slides a turn has moved. */
function noteLater(width: RefObject<number>): void {
  setTimeout(() => {
    width.current = widthOfPage();
  }, 300);
}

/**
 * Videos, 3 side by side, 2 up to 1024 px, 1 up to 768 px. Each is a poster, without JavaScript a link, until it is
 * played; one plays at a time, and one that is scrolled away stops. Renders nothing without videos. `ref`: `<section>`.
 */
export function VideoCarousel({
  label,
  videos: all,
  autoAdvanceMs,
  labels: ownLabels,
  ...rest
}: VideoCarouselProps) {
  requireName('VideoCarousel', 'label', label);
  const labels = useLabels('videoCarousel', defaultLabels, ownLabels);
  const videos = all.filter(({ person }) => person?.consent ?? true);
  const [openId, setOpenId] = useState<string>();
  const openSlide = useRef<HTMLDivElement>(null);
  const pageWidth = useRef(0);
  const close = () => setOpenId(undefined);
  if (openId !== undefined && !videos.some(({ id }) => id === openId)) close();

  function closeWhenGone(visible: readonly number[]) {
    // A phone that turns for a full-screen video lays the page out again behind it.
    if (document.fullscreenElement) return;
    const openIndex = videos.findIndex(({ id }) => id === openId);
    const isGone = openIndex !== -1 && !visible.includes(openIndex);
    const slide = openSlide.current?.parentElement;
    // Fewer slides fit on a turned device, or on a page that is zoomed in: no visitor has scrolled.
    if (isGone && slide && pageWidth.current !== widthOfPage()) {
      const track = slide.parentElement as HTMLElement;
      const left = slide.getBoundingClientRect().left - track.getBoundingClientRect().left;
      track.scrollBy({ left, behavior: 'instant' });
      // A scroll bar that has come changes the width without a `resize`.
      noteLater(pageWidth);
    } else if (isGone) close();
  }
  useEffect(() => {
    pageWidth.current = widthOfPage();
    const onResize = () => noteLater(pageWidth);
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  return (
    <Carousel
      {...rest}
      label={label}
      slideSize="large"
      autoAdvanceMs={autoAdvanceMs}
      playing={openId === undefined}
      onVisibleChange={closeWhenGone}
    >
      {videos.map((video) => (
        <VideoSlide
          key={video.id}
          ref={video.id === openId ? openSlide : undefined}
          video={video}
          playLabel={labels.play(video.title)}
          open={video.id === openId}
          onOpen={() => setOpenId(video.id)}
          onEnd={close}
        />
      ))}
    </Carousel>
  );
}
