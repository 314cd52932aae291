import { defineSite } from '@setu/kit/config';

/** A site of three routes that reads nothing: what the kit must be able to run without ours. */
export default defineSite({
  name: 'Tiny',
  root: import.meta.dirname,
  app: 'app.tsx',
  serverParts: 'serverParts.ts',
});
