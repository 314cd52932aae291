import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A command as the papers name it, and how far it is tried. */
interface Trial {
  command: string;
  /** What is put behind it: mostly what it refuses, where all of it would take minutes or change files. */
  options?: string;
  folder?: string;
  /** The first thing it has to say; an address in it must answer. */
  says: RegExp;
}

/**
 * The commands of the papers that `.ci/run` does not run itself (tests/unit/papers.test.ts): each as npm
 * runs it, as far as its first words. What comes after them has tests of its own, or is looked at by
 * whoever needs it.
 */
export const trials: Trial[] = [
  { command: 'npm run start -w @setu/backend', says: /Backend ready at (http:\S+)\s/ },
  { command: 'npm run notify -w @setu/backend', says: /NOTIFY_DATABASE_URL must be/ },
  { command: 'npm start', says: /running at (http:\S+)\s/ },
  { command: 'npm run dev', says: /running at (http:\S+)\s/ },
  {
    command: 'npm run prerender',
    options: '-- --out $DATA_DIR/static',
    says: /Backend ready at (http:\S+)\s/,
  },
  { command: 'npm run check', says: /src\/institute\.ts:\d+  placeholder/ },
  { command: 'npm run -s desk', options: '-- messages', says: /No messages/ },
  { command: 'npm run desk', options: '-- --help', says: /Usage: npm run desk/ },
  { command: 'npm run storybook', options: '-- --ci', says: /Local: +(http:\S+)\s/ },
  { command: 'npm run -s generate -w @setu/backend', options: '-- 3', says: /insert into/i },
  { command: 'npm run chromatic', says: /CHROMATIC_PROJECT_TOKEN/ },
  { command: 'npm run bench', options: '-- --only nothing', says: /--only: nothing is none of/ },
  // What the first run of the bench begins with.
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
  { command: 'npm run fonts', says: /fonts\.css/ },
  { command: 'npm run pictures', says: /social-card\.png/ },
  { command: 'npm run screenshots', options: '-- unheard', says: /No screen is called unheard/ },
];

const root = fileURLToPath(new URL('..', import.meta.url));
/** The slowest may have to build the site first, on a busy machine. */
const patienceMs = 240_000;

/** Settings that would make a command do more, or something else, are taken away. */
function environment(dataDir: string): NodeJS.ProcessEnv {
  const {
    SUPABASE_URL: _,
    SUPABASE_ANON_KEY: __,
    CHROMATIC_PROJECT_TOKEN: ___,
    ...env
  } = process.env;
  const SITE_URL = 'https://example.org';
  return { ...env, SITE_URL, DATA_DIR: dataDir, PORT: '0', NO_COLOR: '1' };
}

/** Runs a command to its end; one that serves an address is ended, as Ctrl-C would, once that answers. */
async function tryCommand({ command, options = '', folder = '.', says }: Trial, dataDir: string) {
  const child = spawn(`${command} ${options}`, {
    cwd: path.join(root, folder),
    env: environment(dataDir),
    shell: true,
    // A group of its own, so that the signal reaches what npm has started.
    detached: true,
  });
  const ended = once(child, 'close');
  let output = '';
  const found = new Promise<RegExpExecArray>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${command} ${options} ${why}:\n${output}`));
    const timer = setTimeout(fail, patienceMs, `did not say ${says} in time`);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const match = says.exec(output);
        if (match) resolve(match);
      });
    }
    void ended.then(() => fail(`did not say ${says}`)).finally(() => clearTimeout(timer));
  });
  let endsByItself = false;
  try {
    const [, address] = await found;
    // It may be writing files.
    endsByItself = address === undefined;
    if (address) await fetch(address);
  } finally {
    if (!endsByItself && child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGINT');
    await ended;
  }
}

if (import.meta.main) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'setu-commands-'));
  try {
    for (const trial of trials) {
      const start = performance.now();
      await tryCommand(trial, dataDir);
      console.log(`${trial.command}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
