import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startSession } from './shared/ask.ts';
import { loadFonts } from './shared/loadFonts.ts';
import { type SitePages, SitePagesContext } from './shared/sitePages.ts';

/** Applies the colours that `ModeSwitch` has stored. The website's inline script for that is refused by the desk's policy. */
function restoreMode(): void {
  const mode = localStorage.getItem('setu:mode');
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset['setuMode'] = mode;
}

export function startDesk(pages: SitePages): void {
  const place = document.querySelector('#desk');
  if (!place) return;
  restoreMode();
  const root = createRoot(place);
  let links = 0;
  // If the link is used up, the first request to the server reports it.
  const show = () => {
    links += 1;
    root.render(
      <SitePagesContext key={links} value={pages}>
        <App />
      </SitePagesContext>,
    );
  };
  void Promise.allSettled([startSession(), loadFonts(document)]).then(show);
  // The link of a desk that was started again changes only the fragment in the tab of the old one.
  addEventListener('hashchange', () => {
    if (location.hash.startsWith('#token=')) startSession().then(show, show);
  });
}
