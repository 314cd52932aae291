import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  document.documentElement.dataset['hydrated'] = '';
}
