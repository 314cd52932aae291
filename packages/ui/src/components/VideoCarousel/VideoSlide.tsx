'use client';
import { type Ref, useRef } from 'react';
import { IconPlay } from '../Icon/icons.tsx';
import { useHydrated } from '../../internal/hooks/useHydrated.ts';
import { Link } from '../../internal/link/Link.tsx';
import { Picture } from '../../internal/picture/Picture.tsx';
import { Achievement } from '../ResultPoster/Achievement.tsx';
import { DevanagariRuns } from '../../internal/text/DevanagariRuns.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import { type Video, hrefOf } from './video.ts';
import * as styles from './VideoCarousel.css.ts';

interface VideoSlideProps {
  ref: Ref<HTMLDivElement> | undefined;
  video: Video;
  /** E.g. 'Play video: Where I began'. */
  playLabel: string;
  open: boolean;
  onOpen: () => void;
  onEnd: () => void;
}

const disc = (
  <span className={styles.disc}>
    <IconPlay size={28} />
  </span>
);

/** A poster until it is played, so that a page of videos loads only their pictures. */
export function VideoSlide({ ref, video, playLabel, open, onOpen, onEnd }: VideoSlideProps) {
  const wantsFocusRef = useRef(false);
  const hydrated = useHydrated();

  return (
    <div ref={ref} className={styles.card}>
      <div className={styles.screen}>
        {open ? (
          <VideoPlayer
            video={video}
            onEnd={onEnd}
            onLeave={(hadFocus) => {
              wantsFocusRef.current = hadFocus;
            }}
          />
        ) : (
          <>
            <Picture {...video.poster} alt={video.poster.alt ?? ''} ratio="16/9" />
            {hydrated ? (
              <button
                ref={(button) => {
                  // The slide may have been scrolled away, or another video may have taken the focus.
                  if (wantsFocusRef.current && document.activeElement === document.body) {
                    button?.focus({ preventScroll: true });
                  }
                  wantsFocusRef.current = false;
                }}
                type="button"
                aria-label={playLabel}
                className={styles.play}
                onClick={onOpen}
              >
                {disc}
              </button>
            ) : (
              <Link
                // The button that replaces the link takes over its focus.
                ref={(link) => () => {
                  wantsFocusRef.current = document.activeElement === link;
                }}
                href={hrefOf(video)}
                aria-label={playLabel}
                className={styles.play}
                // For a script that keeps taps until React arrives: keep this one, it plays the video then.
                data-react=""
              >
                {disc}
              </Link>
            )}
          </>
        )}
      </div>
      <p className={styles.title}>
        <DevanagariRuns text={video.title} />
      </p>
      {video.person && (
        <p>
          <Achievement person={video.person} />
        </p>
      )}
    </div>
  );
}
