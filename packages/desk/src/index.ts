export { checkLink } from './check/linkChecker.ts';
export type { DeskSite } from './command.ts';
export { runDesk } from './runDesk.ts';
export type { DeskCall } from './runDesk.ts';
