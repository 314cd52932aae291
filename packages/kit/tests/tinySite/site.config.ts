import { defineSite } from '@setu/kit/config';
import { quickMinifier } from '../../../../tests/support/quickMinifier.ts';

/** A site of three routes that reads nothing. The kit must run it without any part of our site. */
export default defineSite({
  name: 'Tiny',
  root: import.meta.dirname,
  app: 'app.tsx',
  serverParts: 'serverParts.ts',
  vite: async () => ({ plugins: [quickMinifier] }),
});
