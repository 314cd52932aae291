'use client';
import { useRef } from 'react';
import type { Video } from './video.ts';
import * as styles from './VideoCarousel.css.ts';

interface VideoPlayerProps {
  video: Video;
  onEnd: () => void;
  /** Called as the player goes; `hadFocus`: whether it had the focus. */
  onLeave: (hadFocus: boolean) => void;
}

/** Plays immediately, because the visitor has just pressed the button, and takes over the button's focus. */
export function VideoPlayer({ video, onEnd, onLeave }: VideoPlayerProps) {
  const hasBegun = useRef(false);
  const playerRef = (player: HTMLElement | null) => {
    // Not again when `Activity` shows it again.
    if (!hasBegun.current) player?.focus();
    hasBegun.current = true;
    return () => onLeave(player === document.activeElement);
  };

  const { source, title } = video;
  switch (source.kind) {
    case 'youtube':
      return (
        // The player has another origin, so scripts and same-origin access do not reach this page.
        /* oxlint-disable react/iframe-missing-sandbox */
        <iframe
          ref={playerRef}
          className={styles.player}
          title={title}
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(source.id)}?autoplay=1&playsinline=1&rel=0`}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube refuses to play without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      );
    case 'file':
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are in the list below
        <video
          ref={playerRef}
          className={styles.player}
          aria-label={title}
          controls
          autoPlay
          playsInline
          poster={video.poster.src}
          onEnded={onEnd}
        >
          <source src={source.src} type={source.type} />
          {source.captions?.map((captions, index) => (
            <track key={captions.src} kind="captions" {...captions} default={index === 0} />
          ))}
        </video>
      );
    default:
      return source satisfies never;
  }
}
