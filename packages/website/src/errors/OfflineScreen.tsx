import { tryAgain as tryAgainLabel } from '@locales/common.ts';
import { offline } from '@locales/errors.ts';
import { ErrorScreen } from '@setu/ui';
import { useEffect, useState } from 'react';
import { fallbacks } from '../locales/fallbacks.ts';
import { Head } from '../frame/Head.tsx';
import { callForAdmissions } from '../institute/menus.ts';

/** Once there is a connection, the page is reloaded: the router remembers that a part of it could not be loaded. */
export function OfflineScreen() {
  const [tries, setTries] = useState(0);
  const { heading, text, meta } = fallbacks.offline;

  useEffect(() => {
    if (navigator.onLine) location.reload();
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  const tryAgain = () => {
    // A reload now would lose the whole site to the browser's own error page.
    if (navigator.onLine) location.reload();
    else setTries(tries + 1);
  };

  return (
    <>
      <Head {...meta} />
      <ErrorScreen
        heading={heading}
        message={tries === 0 ? text : offline.again(tries, text)}
        actions={[{ label: tryAgainLabel, onClick: tryAgain }, callForAdmissions]}
      />
    </>
  );
}
