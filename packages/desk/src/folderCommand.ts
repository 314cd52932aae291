import type { Command, DeskSite, Output } from './command.ts';

/** What a command is given that handles the embedded database as a whole. */
export interface FolderContext {
  site: DeskSite;
  dataDir: string;
  /** Whether the site reads a hosted project, whose database is in no folder. */
  hosted: boolean;
  output: Output;
  signal: AbortSignal;
}

/** A command that needs no client, for the database may not be there. */
export interface FolderCommand extends Omit<Command, 'run'> {
  worksOn: 'folder';
  run: (
    context: FolderContext,
    args: { values: Record<string, unknown>; positionals: string[] },
  ) => Promise<number>;
}
