import { ErrorScreen } from '@setu/ui';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Offline } from './chunk.ts';
import { fallbacks } from './content/pages.ts';
import { Head } from './Head.tsx';
import { institute } from './institute.ts';
import { OfflineScreen } from './OfflineScreen.tsx';

/** What went wrong, as the router's own screen would say it: the status text, or the message. */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'An unknown error occurred.';
}

/** An unexpected failure. */
export function PageError() {
  const error = useRouteError();
  if (error instanceof Offline) return <OfflineScreen />;
  return (
    <>
      <Head {...fallbacks.unexpectedError.meta} />
      <ErrorScreen
        heading={fallbacks.unexpectedError.heading}
        message={messageOf(error)}
        actions={[fallbacks.unexpectedError.action, institute.headerActions.call]}
      />
    </>
  );
}
