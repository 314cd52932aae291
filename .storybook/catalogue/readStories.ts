import { babelParse, types as t } from 'storybook/internal/babel';
import type { Guide } from '../../stories/guide.ts';

/** A row of the prop table that the stories write themselves (`prop` of stories/guide.ts). */
export interface WrittenProp {
  name: string;
  description: string;
  type: string;
  defaultValue: string | undefined;
}

/** What can be known of a file of stories without running it. */
export interface StoriesFile {
  guide: Guide;
  props: readonly WrittenProp[];
  /** The exported names of its stories. */
  stories: readonly string[];
  /** Those that prove behaviour with a `play` function. */
  playing: readonly string[];
}

/**
 * Reads a component's stories as text. The guide has to be written out there: texts and lists, nothing computed.
 *
 * @throws when a part of the guide is computed, or there is none.
 */
export function readStories(code: string): StoriesFile {
  const file = babelParse(code);
  let guide: Guide | undefined;
  const props: WrittenProp[] = [];
  t.traverseFast(file, (node) => {
    if (isCallOf(node, 'guide')) guide = literal(node.arguments[0]) as Guide;
    const written = t.isObjectProperty(node) ? callOfProp(node.value) : undefined;
    if (t.isObjectProperty(node) && written) {
      const [description = '', type = '', defaultValue] = written.arguments.map(
        literal,
      ) as string[];
      const name = t.isIdentifier(node.key) ? node.key.name : String(literal(node.key));
      props.push({ name, description, type, defaultValue });
    }
  });
  if (guide === undefined) throw new Error('a component’s stories say guide({ … })');
  const stories = file.program.body
    .filter((statement) => t.isExportNamedDeclaration(statement))
    .flatMap(({ declaration }) =>
      t.isVariableDeclaration(declaration) ? declaration.declarations : [],
    )
    .map(({ id, init }) => ({ name: t.isIdentifier(id) ? id.name : '', plays: hasPlay(init) }));
  return {
    guide,
    props,
    stories: stories.map(({ name }) => name),
    playing: stories.filter(({ plays }) => plays).map(({ name }) => name),
  };
}

function hasPlay(story: t.Node | null | undefined): boolean {
  return (
    t.isObjectExpression(story) &&
    story.properties.some(
      (one) => t.isObjectProperty(one) && t.isIdentifier(one.key, { name: 'play' }),
    )
  );
}

function isCallOf(node: t.Node, name: string): node is t.CallExpression {
  return t.isCallExpression(node) && t.isIdentifier(node.callee, { name });
}

/** `prop(…)`, or `{ ...prop(…), control: … }`. */
function callOfProp(value: t.Node): t.CallExpression | undefined {
  if (isCallOf(value, 'prop')) return value;
  if (!t.isObjectExpression(value)) return undefined;
  return value.properties
    .map((property) => (t.isSpreadElement(property) ? property.argument : property))
    .find((node) => isCallOf(node, 'prop'));
}

function literal(node: t.Node | null | undefined): unknown {
  if (t.isStringLiteral(node)) return node.value;
  if (t.isTemplateLiteral(node) && node.quasis.length === 1) return node.quasis[0]?.value.cooked;
  if (t.isArrayExpression(node)) return node.elements.map(literal);
  if (t.isObjectExpression(node)) {
    return Object.fromEntries(
      node.properties.map((property) => {
        if (!t.isObjectProperty(property) || !t.isIdentifier(property.key)) {
          throw new Error('a guide is written out: no spread, no method');
        }
        return [property.key.name, literal(property.value)];
      }),
    );
  }
  throw new Error(`a guide is written out: texts and lists, not ${node?.type ?? 'nothing'}`);
}
