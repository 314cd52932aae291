import { PageStatus } from '@setu/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { placeOf } from './placeOf.ts';

/**
 * Tells a navigation as the browser itself would: 'Loading...' while the next page is on its way, then
 * its title is announced and the focus goes to its heading. A change of the query alone (a filter)
 * leaves the focus where it is; another page, month or day of a list moves it to the heading.
 */
export function NavigationStatus() {
  const { state } = useNavigation();
  const place = placeOf(useLocation());
  const lastPlace = useRef(place);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [place]);

  return <PageStatus loading={state === 'loading'} announcement={announcement} />;
}
