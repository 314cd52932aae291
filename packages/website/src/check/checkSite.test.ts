import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen } from '../../../../tests/support/http/listen.ts';
import { useFixture } from '../../../../tests/support/fixture.ts';
import type { Institute } from '../instituteTypes.ts';
import { type CheckedSite, type Finding, checkSite } from './checkSite.ts';
import { placeholderIn } from './placeholders.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'checked-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const found = async (more: Partial<CheckedSite> = {}) => {
  // The tests of a new site import this type from here.
  const findings: Finding[] = await checkSite({ root, institute: { locale: 'en-IN' }, ...more });
  return findings.map(({ kind, file, line, what }) => `${file}:${line} ${kind}: ${what}`);
};

describe('placeholders', () => {
  test.each([
    ['email: "office@example.com",', 'office@example.com'],
    ['href: "https://t.me/example",', 'https://t.me/example'],
    ['videoChannel: "https://www.youtube.com/@example",', 'https://www.youtube.com/@example'],
    ['whatsapp: "+91 00000 00000",', '+91 00000 00000'],
    ['lines: ["Building 00, First Street"],', 'Building 00'],
    ['name: "Sample student",', 'Sample student'],
    ['rank: 101, // a sample', 'sample'],
    ["values (1, $t$Sample: Five Terms$t$, 'x')", 'Sample: Five Terms'],
    ['name: "नमूना विद्यार्थी",', 'नमूना विद्यार्थी'],
  ])('%s', (line, placeholder) => {
    expect(placeholderIn(line)).toBe(placeholder);
  });

  test.each([
    'phone: "+91 98765 43210",',
    'phone: "+91 11 2300 0045",',
    'fees: "Rs. 1,00,000"',
    'text: "An example of each kind."',
    'email: "office@meadow.in",',
    'width: 1000000, height: 800',
    'text: "Sample papers with answers",',
    'text: "नमूना प्रश्न पत्र",',
  ])('%s holds none', (line) => {
    expect(placeholderIn(line)).toBeUndefined();
  });
});

test('a logo that is heavy for a phone is named', async () => {
  write('public/logo.png', 'x'.repeat(50_000));
  expect(await found()).toEqual([]);
  write('public/logo.png', 'x'.repeat(168_400));
  expect(await found()).toEqual([
    'public/logo.png:1 large picture: it has 168 KB, which every visitor loads: save it 400 pixels wide, or as SVG',
  ]);
  write('public/logo.svg', '<svg/>');
  expect(await found()).toEqual([]);
});

test('each finding has its file and line', async () => {
  write('src/institute.ts', 'export const institute = {\n  email: "office@example.com",\n};\n');
  write('supabase/seeds/1.sql', 'insert into x values\n  (1, $t$Sample: Terms$t$);\n');
  write('public/logo.svg', '<svg>\n<!-- A sample -->\n</svg>');
  write('src/content/home.ts', 'export const image = {\n  src: "/art/gone.svg",\n  alt: "",\n};\n');
  expect(await found()).toEqual([
    'public/logo.svg:2 placeholder: sample',
    'src/content/home.ts:2 dead link: /art/gone.svg: no page, file or course of supabase/seeds has this address',
    'src/content/home.ts:3 picture without words: say in a sentence what it shows',
    'src/institute.ts:2 placeholder: office@example.com',
    'supabase/seeds/1.sql:2 placeholder: Sample: Terms',
  ]);
});

test('the numbers of a drawing are no telephone numbers', async () => {
  const path = '<path\n  d="M0 0\n  0 0 0 0 0 0 0 0 0 0z"/>';
  const matrix = '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/>';
  write('public/art/figma.svg', `<svg>${path}\n${matrix}\n<text>Sample</text></svg>`);
  expect(await found()).toEqual(['public/art/figma.svg:5 placeholder: Sample</text></svg>']);
});

test('addresses and numbers to which no link leads', async () => {
  const lines = [
    'videoChannel: "www.youtube.com/@mine",',
    '{ title: "Telegram", href: "t.me/mine", icon: "telegram" },',
    'links: [{ href: "#fees" }, { href: `${base}/fees` }, { href: "tel:+911123000045" }],',
    'admissionsPhone: "call us",',
    'phones: [{ label: "Office", number: "+91 11 2300 0045" }],',
    '// number: "12"',
    'whatsapp: "98765 43210",',
    'email: "office at meadow.example",',
    'whatsapp: "+91 98765 43210", email: "office@meadow.example",',
  ];
  write('src/institute.ts', lines.join('\n'));
  expect(await found()).toEqual([
    'src/institute.ts:1 dead link: www.youtube.com/@mine: begin it with https://, or / for a page of this site',
    'src/institute.ts:2 dead link: t.me/mine: begin it with https://, or / for a page of this site',
    'src/institute.ts:4 dead link: call us: a telephone number has 3 to 15 digits',
    'src/institute.ts:7 dead link: 98765 43210: begin it with + and the country code, as in +91 98765 43210',
    'src/institute.ts:8 dead link: office at meadow.example: an e-mail address has one @ and no blanks',
  ]);
});

test('says nothing of the content of a page that is left out', async () => {
  write('src/content/career.ts', 'export const email = "office@example.com";\n');
  write('src/hi/content/results.ts', '  alt: "",\n');
  expect(await found()).toHaveLength(2);
  const institute = { locale: 'en-IN', without: ['career', 'selections'] } as const;
  expect(await found({ institute })).toEqual([]);
});

test('a list that has no preview among the drawn ones, in either language', async () => {
  write('public/previews/hi/practice.png', '');
  write('public/previews/practice.png', '');
  const institute = { locale: 'en-IN', otherLocales: ['hi-IN'] } as const;
  const missing = await found({ institute });
  for (const folder of ['', 'hi/'])
    expect(missing).toContain(
      `public/previews/${folder}editorial-analysis.png:1 missing picture: setu pictures draws it`,
    );
  expect(missing.some((finding) => finding.includes('practice.png'))).toBe(false);
});

describe('links', () => {
  const running = useFixture(() => listen(server));
  const server = createServer(({ method, url }, response) => {
    const isThere = method === 'GET' && url === '/new-course';
    response.writeHead(isThere ? 200 : 404).end();
  });

  test('pages, lists, files and the courses of the seeds are there; a misspelt one is not', async () => {
    write('public/art/book.svg', '<svg/>');
    write(
      'supabase/seeds/1.sql',
      "(1, $t$foundation$t$, $t$/foundation$t$, $t$/nowhere/at/all$t$), (2, 'essay')",
    );
    const pages = ['/', '/about', '/editorial-analysis', '/hi/about', '/hi/foundation'];
    const links = [...pages, '/art/book.svg', '/foundation', '/essay'];
    const more = ['/contact?topic=x#form', '/art/default.svg', '/editorial-analysis/3'];
    const texts = [...links, ...more, '/abuot'].map((link) => `  "${link}",`);
    write('src/content/links.ts', `export const links = [\n${texts.join('\n')}\n];\n`);
    expect(await found()).toEqual([
      'src/content/links.ts:13 dead link: /abuot: no page, file or course of supabase/seeds has this address',
      'supabase/seeds/1.sql:1 dead link: /nowhere/at/all: no page, file or course of supabase/seeds has this address',
    ]);
  });

  test('the home page leaves out a link to a page that the institute does without, others do not', async () => {
    const link = 'export const link = "/Online-Mode";\n';
    write('src/content/home.ts', link);
    write('src/content/about.ts', link);
    const institute = { locale: 'en-IN', without: ['onlineMode'] } as const;
    // Our own site, whose pages are known here, has the page.
    expect(await found({ institute, url: running.url })).toEqual([
      'src/content/about.ts:1 dead link: /Online-Mode: answers 404',
    ]);
  });

  describe('asked for', () => {
    test('a running site knows its courses, also if it answers no HEAD', async () => {
      write('src/content/links.ts', 'export const links = ["/new-course", "/old-course"];\n');
      expect(await found({ url: running.url.replace('127.0.0.1', 'localhost') })).toEqual([
        'src/content/links.ts:1 dead link: /old-course: answers 404',
      ]);
    });

    test('other sites are asked where that is wanted', async () => {
      const address = running.url;
      write('src/content/links.ts', `export const links = ["${address}/gone"];\n`);
      expect(await found()).toEqual([]);
      expect(await found({ online: true })).toEqual([
        `src/content/links.ts:1 dead link: ${address}/gone: answers 404`,
      ]);
    });
  });
});

test('a language whose locale or lists lead to no page', async () => {
  write('src/hi/institute.ts', '');
  const { institute: other } = await import('@site/hi/institute.ts');
  const change = async (changed: Partial<Institute>) => {
    vi.resetModules();
    vi.doMock('@site/hi/institute.ts', () => ({ institute: { ...other, ...changed } }));
    return found();
  };
  expect(await change({})).toEqual([]);
  expect(await change({ locale: 'en-IN' })).toEqual([
    "src/hi/institute.ts:1 dead link: its pages answer 404: otherLocales has no 'en-IN', its locale",
  ]);
  const [first, ...lists] = other.articles;
  if (!first) throw new Error('The site has no list.');
  const list = (listPath: string) =>
    `articles has no '${first.category}' with listPath '${listPath}' and articlePath '${first.articlePath}'`;
  expect(await change({ articles: lists })).toEqual([
    `src/hi/institute.ts:1 dead link: ${list(first.listPath)}`,
  ]);
  expect(await change({ articles: [{ ...first, listPath: '/moved' }, ...lists] })).toEqual([
    `src/hi/institute.ts:1 dead link: ${list(first.listPath)}`,
    `src/institute.ts:1 dead link: ${list('/moved')}`,
  ]);
});

describe('words of another language than the website', () => {
  const english = 'export const hero = {\n  text: "Courses and daily articles.",\n};\n';

  test('English words of a Hindi website', async () => {
    write('src/content/home.ts', english);
    expect(await found({ institute: { locale: 'hi-IN' } })).toEqual([
      'src/content/home.ts:2 other language: its words are English, and src/institute.ts says locale: "hi-IN"',
    ]);
    expect(await found()).toEqual([]);
  });

  test('Hindi words of an English website; single words and names are none', async () => {
    write('src/content/home.ts', 'export const text = "पाठ्यक्रम और लेख, UPSC";\n');
    write('src/content/ids.ts', 'export const id = "latest-courses";\n');
    expect(await found()).toEqual([
      'src/content/home.ts:1 other language: its words are Hindi, and src/institute.ts says locale: "en-IN"',
    ]);
  });

  test('English words of the second language', async () => {
    write('src/hi/content/home.ts', english);
    const institute = { locale: 'en-IN', otherLocales: ['hi-IN'] } as const;
    expect(await found({ institute })).toEqual([
      'src/hi/content/home.ts:2 other language: its words are English, and src/hi/institute.ts says locale: "hi-IN"',
    ]);
  });
});
