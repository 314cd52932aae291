import { PageStatus } from '@setu/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Tells a navigation as the browser itself would: 'Loading...' while the next page is on its way, then
 * its title is announced and the focus goes to its heading. A change of the query alone (a filter)
 * leaves the focus where it is; turning a page of a list moves it to the heading.
 */
export function NavigationStatus() {
  const { state } = useNavigation();
  const { pathname, search } = useLocation();
  const place = `${pathname.toLowerCase()}?page=${new URLSearchParams(search).get('page') ?? ''}`;
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
