import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from '@babel/parser';
import type { Node } from '@babel/types';
import { expect, test } from 'vitest';
import { readComponents, sourceFolder } from '../../build/publicSurface.ts';

const require = createRequire(import.meta.url);
const react = path.dirname(require.resolve('react/package.json'));
/** What React is on a server of components: neither state nor effects nor context. */
const serverReact = new Set(Object.keys(require(path.join(react, 'react.react-server.js'))));

/** These look before they use it, or hand on what only a client component can have given them. */
const careful = ['internal/uiContext.ts', 'components/Button/Actions.tsx'];

interface SourceFile {
  isClient: boolean;
  /** What the names that it imports from other files of ours stand for: the files. */
  imports: Map<string, string>;
  /** What in it runs in a browser alone. */
  needsBrowser: string[];
  /** The elements of other files, by the names that it imports, with their attributes. */
  elements: { name: string; attributes: [name: string, value: Node | null | undefined][] }[];
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
    .filter(({ importKind }) => importKind !== 'type');
  const own = new Set(nodes.flatMap(declaredFunction));
  const elements = nodes
    .filter((node) => node.type === 'JSXOpeningElement')
    .map(({ name, attributes }) => ({
      name: name.type === 'JSXIdentifier' ? name.name : '',
      attributes: attributes.flatMap((attribute): [string, Node | null | undefined][] => {
        if (attribute.type !== 'JSXAttribute') return [];
        const { name, value } = attribute;
        const given = value?.type === 'JSXExpressionContainer' ? value.expression : value;
        return name.type === 'JSXIdentifier' ? [[name.name, given]] : [];
      }),
    }));
  return {
    isClient: program.directives.some(({ value }) => value.value === 'use client'),
    imports: new Map(
      imported
        .filter(({ source }) => source.value.startsWith('.'))
        .flatMap(({ source, specifiers }) =>
          specifiers.map(({ local }) => [local.name, path.join(file, '..', source.value)] as const),
        ),
    ),
    needsBrowser: careful.includes(file)
      ? []
      : [
          ...imported.flatMap(({ source, specifiers }) => {
            if (source.value.startsWith('@radix-ui/')) return [source.value];
            if (source.value !== 'react') return [];
            return specifiers
              .map(({ local }) => local.name)
              .filter((name) => !serverReact.has(name));
          }),
          ...elements
            .flatMap(({ attributes }) => attributes)
            .filter(([name, value]) => /^(on[A-Z]|ref$)/.test(name) && isFunction(value, own))
            .map(([name]) => name),
          ...elements.map(({ name }) => name).filter((name) => name.endsWith('Context')),
        ],
    elements,
  };
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

/** What a file runs in the browser alone, itself or by those that it imports, up to the next 'use client'. */
function browserCode(file: string, seen = new Set<string>()): string[] {
  const source = files.get(file);
  if (!source || seen.has(file)) return [];
  seen.add(file);
  const own = source.needsBrowser.map((what) => `${file}: ${what}`);
  const others = [...source.imports].flatMap(([name, other]) => {
    if (!isClient(other)) return browserCode(other, seen);
    // What is no component is out of reach behind the border.
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
  const given = [...files].flatMap(([file, { isClient: runsThere, imports, elements }]) =>
    elements
      .filter(({ name }) => !runsThere && isClient(imports.get(name) ?? ''))
      .flatMap(({ name, attributes }) =>
        attributes
          .filter(([attribute, value]) => attribute === 'ui' || isFunction(value))
          .map(([attribute]) => `${file}: ${attribute} of ${name}`),
      ),
  );
  expect(given).toEqual([]);
});

test('the components that are client code', () => {
  const clients = components.filter(({ source }) => isClient(source)).map(({ name }) => name);
  expect(clients.toSorted()).toMatchInlineSnapshot(`
    [
      "Carousel",
      "Checkbox",
      "ContactForm",
      "Dialog",
      "ErrorSummary",
      "MobileMenu",
      "ModeSwitch",
      "MotionSwitch",
      "NavMenu",
      "RadioGroup",
      "ScholarshipForm",
      "SearchForm",
      "ShareLinks",
      "SiteHeader",
      "Tabs",
      "TextField",
      "UiProvider",
      "VideoCarousel",
    ]
  `);
});
