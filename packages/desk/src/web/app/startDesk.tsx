import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { openDesk } from './ask.ts';
import { SitePagesContext } from './sitePages.ts';
import type { SitePages } from './sitePages.ts';

/** Shows the desk in its page. */
export function startDesk(pages: SitePages): void {
  const place = document.querySelector('#desk');
  if (!place) return;
  // Where the link is used up, the first question to the server says so.
  const show = () =>
    createRoot(place).render(
      <SitePagesContext value={pages}>
        <App />
      </SitePagesContext>,
    );
  openDesk().then(show, show);
}
