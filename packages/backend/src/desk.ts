// The parts of the embedded backend that the staff's command uses: see packages/desk.
export { backUp } from './backup/backUp.ts';
export type { BackupOptions } from './backup/backUp.ts';
export { restore } from './backup/restore.ts';
export type { RestoreOptions } from './backup/restore.ts';
export { openDesk } from './desk/openDesk.ts';
export type { Desk } from './desk/openDesk.ts';
