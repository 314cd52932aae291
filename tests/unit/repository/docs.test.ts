import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { read, root, trackedFiles } from '../../support/repository.ts';

// Papers and comments may refer only to what exists here: a reader has nothing but this repository.

const tracked = trackedFiles();
const isText = /\.(?:[cm]?[jt]sx?|mdx?|sql|css|json|toml|ya?ml|txt|html|astro|vtt)$|^\.ci\//;
const texts = tracked.filter(
  (file) => isText.test(file) && !file.endsWith('package-lock.json') && !file.includes('/seeds/'),
);
const markdown = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('.changeset/'));
/** The papers about the repository; the others are read where a package is installed. */
const papers = markdown.filter(
  (file) => /^(?:docs|packages\/(?:data|backend|kit))\//.test(file) || !file.includes('/'),
);

/** Papers outside the repository, written so that the pattern does not match this file. */
const outside = new RegExp(
  `\\b(?:${['DESIGN', 'HOUSE', 'BEYOND', 'TOOLCHAIN', 'EXAMPLES'].join('|')})\\.md\\b` +
    `|\\bissue[ ]#?\\d|\\b[Ss]pec(?:ification)?(?:'s)?,? section\\b|website-[s]pec`,
);

test('there are papers and texts to look at', () => {
  expect(papers.length).toBeGreaterThan(8);
  expect(texts.length).toBeGreaterThan(500);
});

test('nothing names a paper that is not in the repository', () => {
  const found = texts.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (outside.test(line) ? `${file}:${index + 1}: ${line.trim()}` : [])),
  );
  expect(found).toEqual([]);
});

/** The text without fenced code, which may contain anything. */
const prose = (file: string) => read(file).replaceAll(/^```[^]*?^```$/gm, '');

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsIn = (file: string) =>
  [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Whether a file or folder exists and has the heading, if one is given. */
function leads(file: string, heading: string | undefined): boolean {
  if (!existsSync(path.join(root, file))) return false;
  return heading === undefined || anchorsIn(file).includes(heading);
}

test.for(markdown)('each link of %s leads to a file, and to a heading in it', (file) => {
  const links = [...prose(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);
  const broken = links
    .filter((to) => !/^[a-z]+:/.test(to))
    .filter((to) => {
      const [target = '', heading] = to.split('#', 2);
      return !leads(target ? path.join(path.dirname(file), target) : file, heading);
    });
  expect(broken).toEqual([]);
});

test.for(markdown.filter((file) => read(file).includes('\nContents: ')))(
  'the contents of %s name each of its sections',
  (file) => {
    const [, contents = ''] = /^Contents: ([^]+?)\n\n/m.exec(read(file)) ?? [];
    const named = Array.from(contents.matchAll(/\[([^\]]+)\]/g), ([, name]) => name);
    const headings = Array.from(prose(file).matchAll(/^## (.+)$/gm), ([, heading]) => heading);
    expect(named).toEqual(headings);
  },
);

test('docs/links.md has each link that leads outside, with its words and its paper', async () => {
  const links = markdown
    .filter((file) => file !== 'docs/links.md')
    .flatMap((file) =>
      [...prose(file).matchAll(/\[([^\]]+)\]\((https?:[^)\s…]+)\)/g)]
        .filter(([, , to = '']) => !to.includes('//example.'))
        .map(([, text, to]) => `| <${to}> | ${text} | [${file}](${path.relative('docs', file)}) |`),
    );
  const rows = [...new Set(links)].toSorted().join('\n');
  const [head = ''] = read('docs/links.md').split('| --- | --- | --- |');
  await expect(`${head}| --- | --- | --- |\n${rows}\n`).toMatchFileSnapshot(
    path.join(root, 'docs/links.md'),
  );
});

/** Papers that texts name: by their path, or as published, for readers without the repository. */
const named =
  /(?:https:\/\/github\.com\/setu-ui\/setu\/(?:blob|tree)\/main\/([\w./-]+)|\b(docs\/\w+\.md))(?:#([\w-]+))?/g;

test('each paper that a text names is there, with its heading', () => {
  const broken = texts.flatMap((file) =>
    [...read(file).matchAll(named)]
      .filter(
        ([, published, paper = '', heading]) =>
          !leads(published ?? paper, heading === 'readme' ? undefined : heading),
      )
      .map(([name]) => `${file}: ${name}`),
  );
  expect(broken).toEqual([]);
});

test.for(markdown.filter((file) => file !== 'bench/RESULTS.md'))(
  'no line of %s begins as another does',
  (file) => {
    // A bad merge leaves two versions of one paragraph.
    const lines = prose(file)
      .split('\n')
      .filter((line) => !/^\s*(?:\||>)/.test(line))
      .map((line) => line.slice(0, 45))
      .filter((line) => line.length === 45);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  },
);

const folders = new Set(
  tracked.filter((file) => file.includes('/')).map((file) => file.split('/')[0]),
);
/** Output of commands, which a fresh clone does not have. */
const made = /^(?:site\/dist|packages\/ui\/dist|screenshots|storybook-static)\b/;
const isAddress = (text: string) => text.startsWith('/');
const isPath = (text: string) =>
  /\.(?:tsx?|sql|txt|mdx?)$/.test(text) || (text.includes('/') && folders.has(text.split('/')[0]));

/** Whether the path of a file or folder ends with this text; `*` and `<Name>` stand for any name. */
function isThere(text: string): boolean {
  const escaped = text.replace(/\/$/, '').replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(`(?:^|/)${escaped.replaceAll(/<\w+>|\*+/g, '[^/]+')}(?:/|$)`);
  return tracked.some((file) => pattern.test(file));
}

test.for(papers)('each path and file that %s names is there', (file) => {
  const named = [...prose(file).matchAll(/`([\w.@*<>/-]+)`/g)].map(([, text = '']) => text);
  const paths = named.filter((text) => isPath(text) && !isAddress(text) && !made.test(text));
  expect(paths.filter((text) => !isThere(text))).toEqual([]);
});

test('each npm command that a paper names exists', () => {
  const scriptsOf = (folder: string) =>
    (JSON.parse(read(path.join(folder, 'package.json'))) as { scripts?: object }).scripts ?? {};
  const known = new Set(
    ['.', 'packages/backend', 'packages/ui'].flatMap((folder) => Object.keys(scriptsOf(folder))),
  );
  const missing = texts.flatMap((file) =>
    [...read(file).matchAll(/\bnpm (?:-s )?run (?:-s )?([\w:-]+)/g)].flatMap(
      ([command, name = '']) => (known.has(name) ? [] : `${file}: ${command}`),
    ),
  );
  expect(missing).toEqual([]);
});

/** Commands as the papers name them, without arguments; a created site has its own scripts. */
const namedIn = (command: RegExp) =>
  [
    ...new Set(
      markdown
        .filter((file) => !file.includes('/template/'))
        .flatMap((file) => read(file).match(command) ?? []),
    ),
  ].toSorted();

test('each npm command that a paper names is run by .ci/run, at least as far as its first words', () => {
  const named = namedIn(/\bnpm (?:start|test|ci|run (?:-s )?[\w:-]+(?: -w @setu\/\w+)?)/g);
  expect(named).toContain('npm run bench');
  const wholly = read('.ci/run').matchAll(/^step (npm (?:run )?[\w:-]+)/gm);
  const tried = read('scripts/testCommands.ts').matchAll(/\bcommand: '(npm [^']+)'/g);
  const run = new Set([...wholly, ...tried].map(([, command]) => command));
  expect(named.filter((command) => !run.has(command))).toEqual([]);
});

test('each npx command that a paper names comes with npm ci, or is fetched by its version', () => {
  const named = namedIn(/\bnpx [\w-]+\b(?!@)/g);
  const missing = named.filter(
    (command) => !existsSync(path.join(root, 'node_modules/.bin', command.replace('npx ', ''))),
  );
  expect(missing).toEqual([]);
});

test('each library that a package brings says in docs/decisions why it is there', () => {
  const rows = read('docs/decisions/libraries.md');
  const missing = tracked
    .filter((file) => /^packages\/[\w-]+\/package\.json$/.test(file))
    .flatMap((file) =>
      Object.keys((JSON.parse(read(file)) as { dependencies?: object }).dependencies ?? {}),
    )
    .filter((name) => !name.startsWith('@setu/') && !rows.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
