'use client';
import { useRef, useSyncExternalStore } from 'react';
import { IconPlay } from '../../internal/icons.tsx';
import { Link } from '../../internal/Link.tsx';
import { Picture } from '../../internal/picture/Picture.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import * as styles from './VideoCarousel.css.ts';

export interface Video {
  /** Unlike any other in the list. */
  id: string;
  title: string;
  poster: {
    src: string | null;
    width?: number | undefined;
    height?: number | undefined;
    /** Default empty: the title says it. */
    alt?: string | undefined;
  };
  source:
    | { kind: 'youtube'; id: string }
    | {
        kind: 'file';
        src: string;
        /** MIME type, e.g. `video/mp4`. */
        type?: string | undefined;
        captions?: readonly { src: string; srcLang: string; label: string }[] | undefined;
      };
  /** Where the video is without JavaScript. Default: its page on YouTube, or the file. */
  href?: string | undefined;
}

interface VideoSlideProps {
  video: Video;
  /** E.g. 'Play video: Where I began'. */
  playLabel: string;
  open: boolean;
  onOpen: () => void;
  onEnd: () => void;
}

/** A poster until it is played, so that a page of videos costs no more than its pictures. */
export function VideoSlide({ video, playLabel, open, onOpen, onEnd }: VideoSlideProps) {
  const wantsFocusRef = useRef(false);
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  return (
    <div className={styles.card}>
      <div className={styles.screen}>
        {open ? (
          <VideoPlayer
            video={video}
            onEnd={(hadFocus) => {
              wantsFocusRef.current = hadFocus;
              onEnd();
            }}
          />
        ) : (
          <>
            <Picture {...video.poster} alt={video.poster.alt ?? ''} ratio="16/9" />
            {hydrated ? (
              <button
                ref={(button) => {
                  if (wantsFocusRef.current) button?.focus();
                  wantsFocusRef.current = false;
                }}
                type="button"
                aria-label={playLabel}
                className={styles.play}
                onClick={onOpen}
              >
                <Disc />
              </button>
            ) : (
              <Link
                // It gives way to the button; whoever stands on it must not be dropped.
                ref={(link) => () => {
                  wantsFocusRef.current = document.activeElement === link;
                }}
                href={video.href ?? addressOf(video)}
                aria-label={playLabel}
                className={styles.play}
                // For a page that keeps taps until React is there: this one opens no page then.
                data-late=""
              >
                <Disc />
              </Link>
            )}
          </>
        )}
      </div>
      <p className={styles.title}>{video.title}</p>
    </div>
  );
}

function subscribeToNothing() {
  return () => undefined;
}

function Disc() {
  return (
    <span className={styles.disc}>
      <IconPlay size={28} />
    </span>
  );
}

function addressOf({ source }: Video): string {
  return source.kind === 'youtube'
    ? `https://www.youtube.com/watch?v=${encodeURIComponent(source.id)}`
    : source.src;
}
