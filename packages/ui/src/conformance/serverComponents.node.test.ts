import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from '@babel/parser';
import type { Node } from '@babel/types';
import { expect, test } from 'vitest';
import { readComponents, sourceFolder } from '../../build/publicSurface.ts';

const require = createRequire(import.meta.url);
const react = path.dirname(require.resolve('react/package.json'));
/** React's exports for server components: neither state nor effects nor context. */
const serverReact = new Set(Object.keys(require(path.join(react, 'react.react-server.js'))));

/** Files that check for the API before using it, or pass on functions that only client components can give. */
const careful = ['internal/uiContext.ts', 'components/Button/Actions.tsx'];

interface SourceFile {
  isClient: boolean;
  /** The file of ours that each imported name comes from. */
  imports: Map<string, string>;
  /** The names in it that need a browser. */
  needsBrowser: string[];
  attributes: Attribute[];
}

interface Attribute {
  /** The name of the element that has it. */
  of: string;
  name: string;
  value: Node | null | undefined;
}

const files = new Map(
  globSync('{components,internal}/**/*.{ts,tsx}', { cwd: sourceFolder })
    .filter((file) => !/\.(test|fuzz|fixture|css)\.|Suite\.tsx|^internal\/testing/.test(file))
    .map((file) => [file, readSource(file)]),
);

function readSource(file: string): SourceFile {
  const { program } = parse(readFileSync(path.join(sourceFolder, file), 'utf8'), {
    sourceType: 'module',
    plugins: ['typescript', 'jsx'],
  });
  const nodes = [...nodesIn(program)];
  const imported = nodes
    .filter((node) => node.type === 'ImportDeclaration')
    .filter(({ importKind }) => importKind !== 'type')
    .flatMap(({ source, specifiers }) =>
      specifiers
        .filter((specifier) => !('importKind' in specifier && specifier.importKind === 'type'))
        .map(({ local }) => ({ name: local.name, from: source.value })),
    );
  const own = new Set(nodes.flatMap(declaredFunction));
  const attributes = nodes.flatMap(attributesOf);
  const needsBrowser = [
    ...imported.filter(isOfBrowser),
    ...attributes.filter(
      ({ name, value }) => /^(on[A-Z]|ref$)/.test(name) && isFunction(value, own),
    ),
    ...attributes.filter(({ of }) => of.endsWith('Context')).map(({ of }) => ({ name: of })),
  ];
  return {
    isClient: program.directives.some(({ value }) => value.value === 'use client'),
    imports: new Map(
      imported
        .filter(({ from }) => from.startsWith('.'))
        .map(({ name, from }) => [name, path.join(file, '..', from)]),
    ),
    needsBrowser: careful.includes(file) ? [] : needsBrowser.map(({ name }) => name),
    attributes,
  };
}

function isOfBrowser({ name, from }: { name: string; from: string }): boolean {
  return from.startsWith('@radix-ui/') || (from === 'react' && !serverReact.has(name));
}

function attributesOf(node: Node): Attribute[] {
  if (node.type !== 'JSXOpeningElement') return [];
  const of = node.name.type === 'JSXIdentifier' ? node.name.name : '';
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return [];
    const { name, value } = attribute;
    return {
      of,
      name: name.name,
      value: value?.type === 'JSXExpressionContainer' ? value.expression : value,
    };
  });
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as Node;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

function declaredFunction(node: Node): string[] {
  if (node.type === 'FunctionDeclaration') return node.id ? [node.id.name] : [];
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return [];
  return isFunction(node.init) ? [node.id.name] : [];
}

function isFunction(value: Node | null | undefined, own?: ReadonlySet<string>): boolean {
  if (value?.type === 'Identifier') return own?.has(value.name) ?? false;
  return value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression';
}

/** The browser-only code of a file and of its imports, up to the next 'use client'. */
function browserCode(file: string, seen = new Set<string>()): string[] {
  const source = files.get(file);
  if (!source || seen.has(file)) return [];
  seen.add(file);
  const own = source.needsBrowser.map((what) => `${file}: ${what}`);
  const others = [...source.imports].flatMap(([name, other]) => {
    if (!isClient(other)) return browserCode(other, seen);
    // Server code can use only the components of a 'use client' file.
    return source.isClient || /^[A-Z]/.test(name) ? [] : [`${file}: ${name} of ${other}`];
  });
  return [...own, ...others];
}

const components = readComponents();
const isClient = (file: string) => files.get(file)?.isClient ?? false;

test('what has no use client runs on a server of components', () => {
  const shared = components.filter(({ source }) => !isClient(source));
  expect(shared.flatMap(({ source }) => browserCode(source))).toEqual([]);
});

test("what has 'use client' needs the browser", () => {
  const clients = [...files.keys()].filter(isClient);
  expect(clients.filter((file) => browserCode(file).length === 0)).toEqual([]);
});

test('a component that may be on a server gives those of the browser data alone', () => {
  const given = [...files].flatMap(([file, { imports, attributes }]) =>
    attributes
      .filter(({ of }) => !isClient(file) && isClient(imports.get(of) ?? ''))
      .filter(({ name, value }) => name === 'ui' || isFunction(value))
      .map(({ name, of }) => `${file}: ${name} of ${of}`),
  );
  expect(given).toEqual([]);
});

test('the components that are client code', () => {
  const clients = components.filter(({ source }) => isClient(source)).map(({ name }) => name);
  expect(clients.toSorted()).toMatchInlineSnapshot(`
    [
      "AnswerBox",
      "Carousel",
      "Checkbox",
      "ContactForm",
      "Dialog",
      "ErrorSummary",
      "MobileMenu",
      "ModeSwitch",
      "MotionSwitch",
      "NavMenu",
      "QuestionSheet",
      "RadioGroup",
      "SaveMark",
      "SavedList",
      "ScholarshipForm",
      "SearchForm",
      "SelectField",
      "ShareLinks",
      "SiteHeader",
      "Tabs",
      "TextField",
      "UiProvider",
      "VideoCarousel",
    ]
  `);
});
