import { tryAgain } from '@locales/common.ts';
import { offline, reasonOf, statusText, unknownError } from '@locales/errors.ts';
import { ChunkLate, Offline } from '@setu/kit';
import { ErrorScreen } from '@setu/ui';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { fallbacks } from '../locales/fallbacks.ts';
import { Head } from '../frame/Head.tsx';
import { callForAdmissions } from '../institute/menus.ts';

/** An unexpected failure inside a page: header and footer stay. */
export function PageError() {
  const error = useRouteError();
  if (error instanceof Offline) return <OfflineScreen />;
  return (
    <>
      <Head {...fallbacks.unexpectedError.meta} />
      <ErrorScreen
        heading={fallbacks.unexpectedError.heading}
        message={messageOf(error)}
        actions={[fallbacks.unexpectedError.action, callForAdmissions]}
      />
    </>
  );
}

/** A failure of the frame itself: no part of it can be trusted, so the screen is shown alone. */
export function LayoutError() {
  return (
    <main>
      <PageError />
    </main>
  );
}

/** Once there is a connection, the page is reloaded: the router remembers that a part of it could not be loaded. */
function OfflineScreen() {
  const [tries, setTries] = useState(0);
  const { heading, text, meta } = fallbacks.offline;

  useEffect(() => {
    const reload = () => location.reload();
    if (navigator.onLine) reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  const reloadOnline = () => {
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
        actions={[{ label: tryAgain, onClick: reloadOnline }, callForAdmissions]}
      />
    </>
  );
}

/** The reason, as the router's own screen would show it: the status text, or the message. */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return statusText(error.status, error.statusText);
  if (error instanceof ChunkLate) return fallbacks.unexpectedError.lateText;
  return error instanceof Error ? reasonOf(error.message) : unknownError;
}
