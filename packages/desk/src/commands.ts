import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import type { Command } from './command.ts';
import type { FolderCommand } from './folderCommand.ts';
import { messages } from './messages/messages.ts';

/** All commands of the desk. A new one is a file and a line here. */
export const commands: readonly (Command | FolderCommand)[] = [messages, backup, restore];
