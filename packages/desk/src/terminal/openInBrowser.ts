import { spawn } from 'node:child_process';

/** Opens an address or a file in the browser. A failure is ignored: the address is printed already. */
export function openInBrowser(address: string): void {
  const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  };
  const [command, ...args] = commands[process.platform] ?? ['xdg-open'];
  // The key has all rights on the project.
  const { SUPABASE_SERVICE_KEY: _, ...env } = process.env;
  spawn(command, [...args, address], { env, stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
