import { tryAgain as tryAgainLabel } from '@locales/common.ts';
import { offline } from '@locales/errors.ts';
import { ErrorScreen } from '@setu/ui';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { fallbacks } from '../locales/fallbacks.ts';
import { Head } from '../frame/Head.tsx';
import { moveFocus } from '../frame/NavigationStatus.tsx';
import { callForAdmissions } from '../institute/menus.ts';

/** Once there is a connection, the page is read. The document stays: it remembers what was chosen and filled in. */
export function OfflineScreen() {
  const [tries, setTries] = useState(0);
  const { heading, text, meta } = fallbacks.offline;
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const read = () => void revalidate();
    if (navigator.onLine) read();
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [revalidate]);

  // The page that takes its place is announced by its heading, as no navigation leads there.
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body) moveFocus(location.hash);
      }),
    [],
  );

  const tryAgain = () => {
    if (navigator.onLine) void revalidate();
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
