import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runUntil } from '../tests/support/commands.ts';
import { root } from './root.ts';

/** A command as the papers name it, and how far it is tried. */
interface Trial {
  command: string;
  /** Its arguments: mostly ones that it refuses, where a full run would take minutes or change files. */
  options?: string;
  folder?: string;
  /** The output to wait for; an address in it must answer. */
  says: RegExp;
  /** Whether it uses the data folder, which only one command may use at a time. */
  data?: true;
}

/**
 * The commands of the papers that `.ci/run` does not run itself (tests/unit/repository/docs.test.ts): each is run
 * as npm runs it, up to its first output. What follows has its own tests, or is checked by those who use it.
 */
const trials: Trial[] = [
  { command: 'npm run start -w @setu/backend', says: /Backend ready at (http:\S+)\s/, data: true },
  { command: 'npm start', says: /running at (http:\S+)\s/, data: true },
  { command: 'npm run dev', says: /running at (http:\S+)\s/, data: true },
  {
    command: 'npm run prerender',
    options: '-- --out $DATA_DIR/static',
    says: /Backend ready at (http:\S+)\s/,
    data: true,
  },
  { command: 'npm run check', says: /src\/institute\.ts:\d+  placeholder/, data: true },
  { command: 'npm run -s desk', options: '-- messages', says: /No messages/, data: true },
  { command: 'npm run desk', options: '-- --help', says: /Usage: npm run desk/ },
  { command: 'npm run notify -w @setu/backend', says: /NOTIFY_DATABASE_URL must be/ },
  { command: 'npm run storybook', options: '-- --ci', says: /Local: +(http:\S+)\s/ },
  { command: 'npm run chromatic', says: /CHROMATIC_PROJECT_TOKEN/ },
  { command: 'npm run bench', options: '-- --only nothing', says: /--only: nothing is none of/ },
  // The first step of the first run of the bench.
  {
    command: 'npm ci',
    options: '--dry-run --ignore-scripts --loglevel notice',
    folder: 'bench',
    says: /added \d+/,
  },
  { command: 'npm run format', options: '-- --check', says: /correct format/ },
  { command: 'npm run fuzz', options: '-- none', says: /Usage: npm run fuzz/ },
  { command: 'npm run soak', options: '-- 1', says: /number of requests must be/ },
  { command: 'npm run storm', options: '-- 0', says: /Say for how many seconds/ },
  { command: 'npm run test:scale', options: '-- --seconds 1', says: /--seconds as 20 or more/ },
  { command: 'npm run fonts', says: /fonts\.css/ },
  { command: 'npm run pictures', says: /social-card\.png/ },
  { command: 'npm run screenshots', options: '-- unheard', says: /No story is called unheard/ },
];

/** The slowest may have to build the site first, on a busy machine. */
const timeoutMs = 240_000;

/** The environment without settings that would make a command do more, or something else. */
const environment = (dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  SUPABASE_URL: undefined,
  SUPABASE_ANON_KEY: undefined,
  CHROMATIC_PROJECT_TOKEN: undefined,
  SITE_URL: 'https://example.org',
  DATA_DIR: dataDir,
  PORT: '0',
  NO_COLOR: '1',
});

/** Runs a command to its end; one that serves an address is ended, as Ctrl-C would, once that answers. */
async function tryCommand({ command, options = '', folder = '.', says }: Trial, dataDir: string) {
  const { ready, exited, stop } = await runUntil(
    {
      file: 'sh',
      args: ['-c', `${command} ${options}`],
      cwd: path.join(root, folder),
      env: environment(dataDir),
    },
    says,
    timeoutMs,
  );
  const [, address] = ready;
  if (address === undefined) {
    // It may be writing files.
    await exited;
    return;
  }
  await fetch(address);
  await stop();
}

async function tryAll(some: readonly Trial[], dataDir: string): Promise<void> {
  for (const trial of some) {
    const start = performance.now();
    await tryCommand(trial, dataDir);
    console.log(`${trial.command}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

using folder = mkdtempDisposableSync(path.join(tmpdir(), 'setu-commands-'));
const { ofData = [], others = [] } = Object.groupBy(trials, ({ data }) =>
  data ? 'ofData' : 'others',
);
await Promise.all([tryAll(ofData, folder.path), tryAll(others, folder.path)]);
