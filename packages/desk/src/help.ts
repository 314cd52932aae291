import type { Command } from './command.ts';

export function deskHelp(commands: readonly Pick<Command, 'name' | 'summary'>[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands
    .map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`)
    .join('');
  return (
    `What the staff does from the terminal, while the site runs or not.\n\n` +
    `Usage: npm run desk -- <command> [options]\n\nCommands:\n${list}\n` +
    `  <command> --help  how a command is used\n` +
    `  --json            results for programs\n\n` +
    `DATA_DIR is the embedded database's folder. For a hosted project set SUPABASE_URL and\n` +
    `SUPABASE_SERVICE_KEY for this command alone, never for the site.\n\n` +
    `Exit status: 0 done, 1 refused or something found, 2 wrongly called.\n`
  );
}
