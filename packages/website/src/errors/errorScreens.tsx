import { reasonOf, statusText, unknownError } from '@locales/errors.ts';
import { ChunkLate, Offline } from '@setu/kit';
import { ErrorScreen } from '@setu/ui';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { fallbacks } from '../locales/fallbacks.ts';
import { Head } from '../frame/Head.tsx';
import { callForAdmissions } from '../institute/menus.ts';
import { OfflineScreen } from './OfflineScreen.tsx';

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

/** The reason, as the router's own screen would show it: the status text, or the message. */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return statusText(error.status, error.statusText);
  if (error instanceof ChunkLate) return fallbacks.unexpectedError.lateText;
  return error instanceof Error ? reasonOf(error.message) : unknownError;
}
