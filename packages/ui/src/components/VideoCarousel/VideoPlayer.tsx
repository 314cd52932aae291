'use client';
import { useEffect, useRef } from 'react';
import type { Video } from './video.ts';
import * as styles from './VideoCarousel.css.ts';

interface VideoPlayerProps {
  video: Video;
  /** Called when the video ends; `hadFocus`: whether the player had the focus. */
  onEnd: (hadFocus: boolean) => void;
}

/** Plays immediately, because the visitor has just pressed the button, and takes over the button's focus. */
export function VideoPlayer({ video, onEnd }: VideoPlayerProps) {
  const playerRef = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  useEffect(() => playerRef.current?.focus(), []);

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
          onEnded={(event) => onEnd(event.currentTarget === document.activeElement)}
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
