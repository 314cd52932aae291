import { backup, restore } from './backup/backup.ts';
import { check } from './check/check.ts';
import type { Command } from './command.ts';
import { messages } from './messages/messages.ts';
import { preview } from './preview/preview.ts';
import { courseCommand } from './publish/courses.ts';
import { publish } from './publish/articles.ts';
import { resourceCommand } from './publish/resources.ts';
import { republish } from './withdraw/republish.ts';
import { web } from './web/web.ts';
import { withdraw } from './withdraw/withdraw.ts';

/**
 * All commands of the desk, in the order of its help. A new one is a line here, and a file in the folder of its
 * subject that exports a `Command`: its name, help and options, and `run`, which calls `connect` for the database,
 * writes to `output` and throws what it refuses: see `command.ts`. A test runs one by `runCommand` of
 * `tests/support/desk.ts`.
 */
export const commands: readonly Command[] = [
  web,
  messages,
  publish,
  courseCommand,
  resourceCommand,
  withdraw,
  republish,
  check,
  preview,
  backup,
  restore,
];
