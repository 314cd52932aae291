// The kit's API for scripts and tests in Node.
export { buildIfStale } from './cli/build.ts';
export { buildApp } from './cli/buildApp.ts';
export { prerender } from './prerender/prerender.ts';
export { loadSite } from './process/loadSite.ts';
export { startLogging } from './logging/log.ts';
export type { Log } from './logging/log.ts';
export { reexecWithFlags } from './process/reexecWithFlags.ts';
export { runSite } from './process/run.ts';
export type { RunningSite, RunOptions } from './process/run.ts';
export { readSettings } from './process/settings.ts';
export type { Settings } from './process/settings.ts';
