import { Suspense, use } from 'react';
import { PageError as ServerPageError } from './errorScreens.tsx';
import { loadLater } from './loadLater.ts';

/** The screens are there by then, unless the very first rendering fails. */
function LaterPageError() {
  const { PageError: Screen } = use(loadLater());
  return <Screen />;
}

/** An unexpected failure inside a page: header and footer stay. */
export function PageError() {
  if (import.meta.env.SSR) return <ServerPageError />;
  return (
    <Suspense>
      <LaterPageError />
    </Suspense>
  );
}

/** A failure of the frame itself: nothing of it can be trusted, so the screen stands alone. */
export function AppError() {
  return (
    <main>
      <PageError />
    </main>
  );
}
