import { savedWords } from '@locales/saved.ts';
import { Notice } from '@setu/ui';

/** In place of what only React can read from this device. */
export const NeedsScript = () => (
  <Notice tone="info" className="needs-script">
    {savedWords.needsScript}
  </Notice>
);
