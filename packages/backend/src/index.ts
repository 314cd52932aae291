export { startBackend } from './process/watchdog.ts';
export type { Backend, BackendOptions } from './process/watchdog.ts';
