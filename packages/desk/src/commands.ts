import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { check } from './check/check.ts';
import type { Command } from './command.ts';
import type { FolderCommand } from './folderCommand.ts';
import { messages } from './messages/messages.ts';
import { preview } from './preview/preview.ts';
import { courseCommand } from './publish/courses.ts';
import { publish } from './publish/articles.ts';
import { resourceCommand } from './publish/resources.ts';
import { republish } from './withdraw/republish.ts';
import { withdraw } from './withdraw/withdraw.ts';

/** All commands of the desk. A new one is a file and a line here. */
export const commands: readonly (Command | FolderCommand)[] = [
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
