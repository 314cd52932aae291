import { loading } from '@locales/errors.ts';
import { withoutPrefix } from '@setu/kit';
import { PageStatus } from '@setu/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { prefix } from '../language/language.ts';
import { placeOf } from './placeOf.ts';
import { focusPart } from './useHashLinks.ts';

/**
 * Announces a navigation as the browser itself would: 'Loading...', then the title, with the focus on the heading or on
 * the part that the hash names. A filter leaves the focus where it is, and the results of a search announce themselves.
 * The focus of a link that is gone afterwards, such as a retry, moves to the section that it was in.
 */
export function NavigationStatus() {
  const { state, location: next } = useNavigation();
  const here = useLocation();
  const { hash } = here;
  const place = placeOf(here);
  const lastPlace = useRef(place);
  const [announcement, setAnnouncement] = useState('');
  // Otherwise the last page would be announced after 'Loading...' once more.
  if (state === 'loading' && announcement !== '') setAnnouncement('');

  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    setAnnouncement(moveFocus(hash) ? document.title : '');
  }, [hash, place]);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const pressed = document.activeElement;
    const section = pressed?.closest('section');
    // After the page's own effects, which may have moved the focus.
    return () =>
      queueMicrotask(() => {
        if (pressed?.isConnected || document.activeElement !== document.body) return;
        const shown = section?.isConnected ? section : heading();
        if (shown) focusPart(shown);
      });
  }, [state]);

  // Typing navigates with `state.typing`. Going back to that entry from another page has this state
  // too, so the paths must be equal; only the next one has the language's prefix.
  const typing =
    next !== undefined &&
    withoutPrefix(prefix, next.pathname) === here.pathname &&
    (next.state as { typing?: boolean } | null)?.typing === true;
  return (
    <PageStatus
      loading={state === 'loading' && !typing}
      announcement={announcement}
      labels={{ loading }}
    />
  );
}

/** Focuses what the hash names, else the page's heading. Focus in a form of this page stays there. */
export function moveFocus(hash: string): boolean {
  if (document.activeElement?.closest('main form')) return false;
  const target = document.getElementById(hash.slice(1)) ?? heading();
  if (target) focusPart(target);
  return true;
}

const heading = () => document.querySelector<HTMLElement>('main h1');
