import { buildIfStale } from './buildSite.ts';
import { runUntilStopped } from './runUntilStopped.ts';

// `npm start`: builds what is missing or stale, then serves it.
await runUntilStopped('production', buildIfStale);
