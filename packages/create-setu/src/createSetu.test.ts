import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type Answers, packageNameOf } from './answers.ts';
import { siteFiles } from './siteFiles.ts';
import { readArguments } from './readArguments.ts';
import { checkFolder, writeSite } from './writeSite.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'create-setu-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));

const whole = (changed: Record<string, string> = {}) =>
  Object.entries({
    name: 'Meadow Academy',
    brand: '#0b5d3b',
    accent: '#f2a900',
    phone: '+91 98765 43210',
    ...changed,
  }).flatMap(([option, value]) => [`--${option}`, value]);

/** Runs the command as npm does, without a terminal. */
function create(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: scratch,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const answers: Answers = {
  folder: 'my-site',
  name: 'Meadow Academy',
  brand: '#0b5d3b',
  accent: '#f2a900',
  phone: '+91 98765 43210',
  languages: ['en'],
  without: [],
};

const fileOf = (files: ReturnType<typeof siteFiles>, name: string) =>
  String(files.find(([file]) => file === name)?.[1]);

describe('what is written', () => {
  test('a folder of that name, and how to start it', () => {
    const { status, stdout, stderr } = create('my site', ...whole());
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain("cd 'my site'\n  npm install\n  npm start");
    const written = (name: string) => readFileSync(path.join(scratch, 'my site', name), 'utf8');
    expect(JSON.parse(written('package.json'))).toMatchObject({ name: 'my-site' });
    expect(written('.gitignore')).toContain('.data/');
    expect(readdirSync(scratch).filter((name) => name.startsWith('.'))).toEqual([]);
    mkdirSync(path.join(scratch, 'made by mkdir'));
    const [mode, usual] = ['my site', 'made by mkdir'].map(
      (name) => statSync(path.join(scratch, name)).mode,
    );
    expect(mode).toBe(usual);
  });

  test('the same where the command gets the `--` before the options too, as from pnpm', async () => {
    const read = (...args: string[]) => readArguments([...args, ...whole()], undefined, () => {});
    expect(await read('of-pnpm', '--')).toEqual(await read('of-pnpm'));
  });

  test.each(['en', 'hi'] as const)('as few files as examples/institute says (%s)', (language) => {
    expect(siteFiles({ ...answers, languages: [language] }).length).toBeLessThanOrEqual(25);
  });

  test('papers whose commands the site has', () => {
    const files = siteFiles(answers);
    const { scripts, dependencies } = JSON.parse(fileOf(files, 'package.json')) as {
      scripts: Record<string, string>;
      dependencies: Record<string, string>;
    };
    const papers = ['README.md', 'GOING-LIVE.md'].map((name) => fileOf(files, name)).join('\n');
    const named = [...papers.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name);
    expect(named).toEqual(expect.arrayContaining(['check', 'build', 'desk', 'notify']));
    expect(named.filter((name = '') => !(name in scripts))).toEqual([]);
    // A night saves what is no row too; and who runs the desk may write where it runs.
    expect(papers).toContain('/var/lib/setu/uploads');
    expect(papers).not.toContain('cd /srv/site && sudo -u setu');
    // A build replaces the files of the running site.
    const again = papers.split(/\n\n|\|\n/).filter((part) => part.includes('step 3 again'));
    expect(again.length).toBeGreaterThan(1);
    expect(again.filter((part) => !part.includes('systemctl restart setu'))).toEqual([]);
    // `npm update` stays below the next minor version, which has to be named for all packages.
    const [, upgraded = ''] = /npm install @setu\/\{([\w,]+)\}@0\./.exec(papers) ?? [];
    const needed = Object.keys(dependencies).filter((name) => name.startsWith('@setu/'));
    expect(upgraded.split(',').map((name) => `@setu/${name}`)).toEqual(
      expect.arrayContaining(needed),
    );
    const bins = ['kit', 'backend'].flatMap((name) => {
      const manifest = fileURLToPath(new URL(`../../${name}/package.json`, import.meta.url));
      return Object.keys((JSON.parse(readFileSync(manifest, 'utf8')) as { bin: object }).bin);
    });
    const run = Object.values(scripts).map((script) => script.split(' ')[0] ?? '');
    expect(run.filter((command) => !['node', ...bins].includes(command))).toEqual([]);
  });

  test.each([
    `Meadow "Green" Academy`,
    `St. John's & Sons <Academy>`,
    'मैदान अकादमी',
    '50% off \\ `${name}` */',
    'both \' and "',
  ])('a name of any characters: %s', (name) => {
    const files = siteFiles({ ...answers, name });
    const [, literal = ''] = /\bname: (.*),$/m.exec(fileOf(files, 'src/institute.ts')) ?? [];
    // A JSON string literal is also a TypeScript one.
    expect(JSON.parse(literal)).toBe(name);
    for (const [, content] of files) expect(String(content)).not.toMatch(/%[A-Z]+%/);
  });

  test.each([
    ['en', 'Admissions'],
    ['hi', 'प्रवेश'],
  ] as const)('the admissions phone to read, not only to press (%s)', (language, label) => {
    const text = fileOf(siteFiles({ ...answers, languages: [language] }), 'src/institute.ts');
    expect(text).toContain(`phones: [{ label: "${label}", number: "${answers.phone}" }]`);
  });

  test('sample words that stand in every preview are marked, for `npm run check` to name them', () => {
    const files = siteFiles({ ...answers, languages: ['hi', 'en'] });
    for (const file of ['institute.ts', 'en/institute.ts']) {
      expect(fileOf(files, `src/${file}`)).toMatch(/Sample words: .*\n {2}slogan: /);
    }
    for (const file of ['content/home.ts', 'en/content/home.ts']) {
      expect(fileOf(files, `src/${file}`)).toMatch(/Sample words: .*\nexport const hero/);
    }
  });

  test('the pages that it does without', () => {
    const files = siteFiles({ ...answers, without: ['scholarship', 'selections'] });
    expect(fileOf(files, 'src/institute.ts')).toContain('without: ["scholarship", "selections"]');
  });

  test.each([
    [['en', 'hi'], 'General Studies', 'सामान्य अध्ययन'],
    [['hi', 'en'], 'सामान्य अध्ययन', 'General Studies'],
  ] as const)(
    'two languages (%s): the words of the second one as an overlay',
    (languages, of, ofSecond) => {
      const [root, second] = languages;
      const files = siteFiles({ ...answers, languages });
      const names = files.map(([name]) => name);
      expect(new Set(names).size).toBe(files.length);
      const own = siteFiles({ ...answers, languages: [root] })
        .map(([name]) => name)
        .filter((name) => name.startsWith('src/'));
      expect(names.filter((name) => name.startsWith('src/')).toSorted()).toEqual(
        own.flatMap((name) => [name, name.replace('src/', `src/${second}/`)]).toSorted(),
      );
      const institute = fileOf(files, 'src/institute.ts');
      expect(institute).toContain(`locale: "${root}-IN",\n  otherLocales: ["${second}-IN"],\n`);
      expect(institute).toContain(of);
      expect(fileOf(files, `src/${second}/institute.ts`)).toContain(ofSecond);
      for (const [name, content] of files) expect(String(content), name).not.toContain('%BOTH%');
      // Values that are not texts are the same in both: the categories' column values and the addresses.
      const keys = (file: string) =>
        fileOf(files, file).match(/(?<=(?:category|listPath|articlePath|image): ").*(?=")/g);
      const categories = 'content/articleCategories.ts';
      expect(keys(`src/${second}/${categories}`)).toEqual(keys(`src/${categories}`));
    },
  );

  test('sample rows of the second language translate those of the first', () => {
    const both = siteFiles({ ...answers, languages: ['en', 'hi'] });
    const first = fileOf(both, 'supabase/seeds/10-sample.sql');
    const rows = fileOf(both, 'supabase/seeds/20-sample-hi.sql');
    const idsOf = (text: string) =>
      Array.from(text.matchAll(/^ {2}\((\d+),/gm), ([, id]) => Number(id));
    expect(idsOf(rows)).toEqual(idsOf(first).map((id) => id + 100));
    const hrefs = (text: string) => text.match(/(?<=\$t\$)\/[\w/-]+|(?<=, \d, ')\d+(?=')/g);
    expect(hrefs(rows)).toEqual(
      hrefs(first)?.map((link) => link.replace(/(?<=^|\/)(?=\d$)/, '10')),
    );
    const columns = (text: string) => text.match(/(?<=\$t\$, \$t\$)[A-Z][a-zA-Z ]+(?=\$t\$,\n)/g);
    expect(columns(rows)).toEqual(columns(first)?.slice(-4));
    expect(rows).toContain('set translation_of = id - 100 where id > 100;');
  });

  test('a site of one language has no trace of another', () => {
    for (const [name, content] of siteFiles(answers)) {
      expect(String(content), name).not.toMatch(/otherLocales|SECOND|BOTH|translation_of/);
    }
  });

  test.each([[[], true] as const, [['practice'], false] as const])(
    'without %j: its own words speak of practice questions: %s',
    (without, isSaid) => {
      const files = siteFiles({ ...answers, languages: ['en', 'hi'], without });
      const words = files
        .filter(([name]) => name.includes('/content/'))
        .map(([, content]) => String(content));
      for (const practice of [/practice questions/i, /अभ्यास (?:के )?प्रश्न/])
        expect(words.some((text) => practice.test(text))).toBe(isSaid);
      expect(words.join('')).not.toContain('%PRACTICE%');
    },
  );

  test('a name that npm takes', () => {
    expect(['My Site', 'मैदान', '.hidden', 'a'.repeat(300), 'site_1.0'].map(packageNameOf)).toEqual([
      'my-site',
      'institute-site',
      'hidden',
      'a'.repeat(100),
      'site_1.0',
    ]);
  });
});

describe('what is refused, in one line and with nothing written', () => {
  test.each([
    [
      'a bad colour',
      ['meadow', ...whole({ brand: 'greenish' })],
      /^--brand must be a colour such as #0b5d3b, not "greenish"\.$/,
    ],
    [
      'a bad second colour',
      ['meadow', ...whole({ accent: '#12345' })],
      /^--accent must be a colour/,
    ],
    ['an empty name', ['meadow', ...whole({ name: ' ' })], /^--name must be one line/],
    ['a name of two lines', ['meadow', ...whole({ name: 'A\nB' })], /^--name must be one line/],
    ['a bad number', ['meadow', ...whole({ phone: '12' })], /^--phone must be a number/],
    [
      'another language',
      ['meadow', ...whole({ languages: 'fr' })],
      /^--languages must be en or hi/,
    ],
    [
      'a third one',
      ['meadow', ...whole({ languages: 'en,hi,en' })],
      /^--languages must be en or hi/,
    ],
    ['an unknown page', ['meadow', ...whole(), '--without', 'home'], /^--without must be some of/],
    ['what is missing', ['--name', 'A'], /^Missing: the folder, --brand, --accent, --phone\./],
    ['an unknown option', ['meadow', ...whole(), '--colour', 'x'], /^Unknown option '--colour'/],
    ['a name without quotes', ['meadow', 'Academy', ...whole()], /^One folder at a time/],
    ['no folder around it', ['no/where/site', ...whole()], /^There is no folder /],
  ])('%s', async (_what, args, message) => {
    const reading = readArguments(args, undefined, () => {});
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toThrow(/^[^\n]+$/);
  });

  test('by the command', () => {
    const before = readdirSync(scratch);
    const { status, stdout, stderr } = create('site', ...whole({ brand: 'greenish' }));
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^--brand must be a colour[^\n]+\n$/);
    expect(readdirSync(scratch)).toEqual(before);
  });

  test('a taken folder, and a file of that name', () => {
    mkdirSync(path.join(scratch, 'taken'));
    writeFileSync(path.join(scratch, 'taken/notes.txt'), 'mine');
    writeFileSync(path.join(scratch, 'file'), 'mine');
    symlinkSync('loop', path.join(scratch, 'loop'));
    const check = (name: string) => () => checkFolder(path.join(scratch, name));
    expect(check('taken')).toThrow(/taken is taken: there are files in it\./);
    expect(check('file')).toThrow(/file is a file\./);
    expect(check('loop')).toThrow(/loop cannot be used: ELOOP[^\n]*$/);
  });

  test('a file that cannot be written takes all others with it', async () => {
    const before = readdirSync(scratch);
    const files = [
      ['a.txt', 'a'],
      ['a.txt/b.txt', 'no folder'],
    ] as const;
    const written = writeSite(path.join(scratch, 'broken'), files, new AbortController().signal);
    await expect(written).rejects.toThrow(/Nothing was left behind/);
    expect(readdirSync(scratch)).toEqual(before);
  });
});

describe('the folder', () => {
  test('may be a link to an empty one', () => {
    mkdirSync(path.join(scratch, 'linked'));
    symlinkSync('linked', path.join(scratch, 'link'));
    expect(create('link', ...whole()).status).toBe(0);
    expect(readdirSync(path.join(scratch, 'linked'))).toContain('site.config.ts');
    expect(readdirSync(path.join(scratch, 'linked')).join()).not.toContain('.link-');
  });

  test('may be there, and be the one that one is in, as long as it is empty', () => {
    const empty = path.join(scratch, 'empty');
    mkdirSync(empty);
    const { status } = spawnSync(process.execPath, [cli, '.', ...whole()], { cwd: empty });
    expect(status).toBe(0);
    expect(readdirSync(empty)).toContain('site.config.ts');
    expect(JSON.parse(readFileSync(path.join(empty, 'package.json'), 'utf8'))).toMatchObject({
      name: 'empty',
    });
  });
});

describe('on a terminal', () => {
  test('asks for what is missing, again where it makes no sense', async () => {
    const lines = [
      'my-site',
      '',
      'Meadow Academy',
      'blue-ish',
      '#ABC',
      '#f2a900',
      '+91 98765 43210',
      'hi, hi',
      'hi, EN',
    ];
    const asked: string[] = [];
    const said: string[] = [];
    const found = await readArguments(
      [],
      async (question) => {
        asked.push(question);
        return lines.shift() ?? '';
      },
      (line) => said.push(line),
    );
    expect(found).toEqual({ ...answers, brand: '#abc', languages: ['hi', 'en'] });
    expect(asked[0]).toMatch(/^The new folder/);
    expect(said).toHaveLength(3);
  });

  test('judges what was given before it asks', async () => {
    const ask = async () => {
      throw new Error('it must not ask');
    };
    await expect(readArguments(['--brand', 'x'], ask, () => {})).rejects.toThrow(/--brand must be/);
    await expect(readArguments([scratch], ask, () => {})).rejects.toThrow(/is taken/);
  });

  test('asks for another folder where one is taken, before all else', async () => {
    const lines = [scratch, 'my-site'];
    const said: string[] = [];
    const found = await readArguments(
      whole({ languages: 'en' }),
      async () => lines.shift() ?? '',
      (line) => said.push(line),
    );
    expect(found?.folder).toBe('my-site');
    expect(said).toEqual([expect.stringContaining('is taken')]);
  });

  test('prints help', () => {
    const { status, stdout } = create('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('npm create setu <folder>');
  });
});

test('interrupted half-way, nothing stays', async () => {
  const before = readdirSync(scratch);
  const interrupted = new AbortController();
  let during = before;
  function* files() {
    for (let count = 0; count < 10; count++) {
      if (count === 5) {
        during = readdirSync(scratch);
        interrupted.abort(new Error('Ctrl-C'));
      }
      yield [`folder/${count}.txt`, 'text'] as const;
    }
  }
  const written = writeSite(path.join(scratch, 'half'), files(), interrupted.signal);
  await expect(written).rejects.toThrow('Ctrl-C');
  expect(during).not.toEqual(before);
  expect(readdirSync(scratch)).toEqual(before);
});
