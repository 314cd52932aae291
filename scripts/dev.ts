import { runUntilStopped } from './runUntilStopped.ts';

// `npm run dev`: the same site from source, with hot reload.
await runUntilStopped('development', () => {});
