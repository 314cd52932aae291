import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { openDesk } from './ask.ts';
import { type SitePages, SitePagesContext } from './sitePages.ts';

export function startDesk(pages: SitePages): void {
  const place = document.querySelector('#desk');
  if (!place) return;
  // If the link is used up, the first request to the server reports it.
  const show = () =>
    createRoot(place).render(
      <SitePagesContext value={pages}>
        <App />
      </SitePagesContext>,
    );
  openDesk().then(show, show);
}
