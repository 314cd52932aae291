import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { openDesk } from './ask.ts';

/** Shows the desk in its page. */
export function startDesk(): void {
  const place = document.querySelector('#desk');
  if (!place) return;
  // Where the link is used up, the first question to the server says so.
  const show = () => createRoot(place).render(<App />);
  openDesk().then(show, show);
}
