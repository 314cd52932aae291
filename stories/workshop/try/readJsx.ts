import { parseExpression } from '@babel/parser';
import * as library from '@setu/ui';
import { type ElementType, type ReactNode, createElement, Fragment } from 'react';

type Parsed = Extract<ReturnType<typeof parseExpression>, { type: 'JSXElement' }>;
/** A nested element, without the fields that the parser adds to the root. */
type JsxElement = Extract<Parsed['children'][number], { type: 'JSXElement' }>;
type Attribute = JsxElement['openingElement']['attributes'][number];
type Child = JsxElement['children'][number];
/** A child, or the content of braces: an expression, or only a comment. */
type Value = Child | Extract<Child, { type: 'JSXExpressionContainer' }>['expression'];
type Placed = Pick<Value, 'loc'>;

/** UiProvider is left out, because it renders links as any element that it is given. */
const { UiProvider: _, ...exported } = library;

/** The HTML elements that are allowed as well: they contain words and pictures, and load no page. */
const htmlTags =
  'a b blockquote br code div em figcaption figure h1 h2 h3 h4 h5 h6 hr img li main ol p section small span strong ul'.split(
    ' ',
  );

const elements = new Map<string, ElementType>();
for (const tag of htmlTags) elements.set(tag, tag as ElementType);
for (const [name, component] of Object.entries(exported)) {
  if (/^[A-Z]/.test(name)) elements.set(name, component as ElementType);
}

/** The elements as which a component may be rendered: never as a script. */
const asTags = [undefined, ...htmlTags, 'article', 'dd', 'dt', 'footer', 'header'];

/** Props that would insert HTML, or reach into React. */
const refused = new Set(['dangerouslySetInnerHTML', 'linkComponent', 'ref', 'srcDoc']);

/**
 * Turns JSX into elements: components of the library and words, with literal props. The code is parsed and
 * never run, because it may come from a link, and code that runs here could act for the viewer on this origin.
 *
 * @throws Error with the line and the problem.
 */
export function readJsx(code: string): ReactNode {
  let parsed: Value;
  try {
    parsed = parseExpression(`<>\n${code}\n</>`, { plugins: ['jsx'], startLine: 0 });
  } catch (error) {
    const { message, loc } = error as SyntaxError & { loc: { line: number } };
    throw new Error(`Line ${loc.line}: ${message.replace(/ \(\d+:\d+\)$/, '')}`, { cause: error });
  }
  return readValue(parsed) as ReactNode;
}

function readElement(node: JsxElement): ReactNode {
  const { name, attributes } = node.openingElement;
  const type = name.type === 'JSXIdentifier' ? elements.get(name.name) : undefined;
  if (type === undefined) {
    const written = name.type === 'JSXIdentifier' ? `<${name.name}>` : 'A name of two parts';
    fail(node, `${written} is neither a component of @setu/ui nor an element that is known here.`);
  }
  const props = Object.fromEntries(attributes.map(readAttribute));
  if (!asTags.includes(props['as'] as string)) fail(node, 'as is an element that is known here.');
  return createElement(type, props, ...readChildren(node.children));
}

function readAttribute(attribute: Attribute): [string, unknown] {
  if (attribute.type === 'JSXSpreadAttribute' || attribute.name.type !== 'JSXIdentifier') {
    fail(attribute, 'write each prop by its name.');
  }
  const name = allowed(attribute, attribute.name.name);
  const { value } = attribute;
  if (!value) return [name, true];
  return [name, readValue(value.type === 'JSXExpressionContainer' ? value.expression : value)];
}

function allowed(node: Placed, name: string): string {
  if (refused.has(name) || /^on[A-Z]/.test(name)) fail(node, `${name} is not taken here.`);
  return name;
}

function readChildren(children: readonly Child[]): ReactNode[] {
  return children.flatMap((child) => {
    if (child.type === 'JSXText') return wordsOf(child.value);
    if (child.type === 'JSXSpreadChild') return fail(child, 'children are not spread here.');
    if (child.type !== 'JSXExpressionContainer') return [readValue(child) as ReactNode];
    const { expression } = child;
    return expression.type === 'JSXEmptyExpression' ? [] : [readValue(expression) as ReactNode];
  });
}

/** As in JSX, line breaks and the spaces around them only lay out the code. */
function wordsOf(text: string): string[] {
  const lines = text.split('\n');
  const words = lines
    .map((line, at) => (at > 0 ? line.trimStart() : line))
    .map((line, at) => (at < lines.length - 1 ? line.trimEnd() : line))
    .filter((line) => line !== '');
  return words.length > 0 ? [words.join(' ')] : [];
}

function readValue(node: Value): unknown {
  switch (node.type) {
    case 'JSXElement':
      return readElement(node);
    case 'JSXFragment':
      return createElement(Fragment, null, ...readChildren(node.children));
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'NullLiteral':
      return null;
    case 'ArrayExpression':
      return node.elements.map((item) => readValue(item as Value));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'ObjectProperty' || property.computed)
            return fail(property, literals);
          const { key, value } = property;
          if (key.type !== 'Identifier' && key.type !== 'StringLiteral') return fail(key, literals);
          const name = key.type === 'Identifier' ? key.name : key.value;
          return [allowed(key, name), readValue(value as Value)];
        }),
      );
    default:
      return fail(node, literals);
  }
}

const literals =
  'only texts, numbers, true, false, null, lists, objects and elements are read here.';

function fail(node: Placed, what: string): never {
  throw new Error(`Line ${node.loc?.start.line ?? 1}: ${what}`);
}
