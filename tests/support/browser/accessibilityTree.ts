import type { CDPSession, Page } from 'playwright';

declare module 'vitest/browser' {
  interface BrowserCommands {
    accessibilityTree: (closed?: readonly string[]) => Promise<string>;
  }
}

type AXNode = Awaited<ReturnType<typeof readNodes>>[number];
type Attributes = Map<number, Map<string, string>>;
interface Part {
  line: string;
  /** Only of text: the text, and its parent node. */
  text?: string;
  within?: string | undefined;
  parts?: Part[];
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Chromium's accessibility tree of a page, or of its first frame, in reading order. Each part has a line: role,
 * name, states, value and description; a text that is its only content follows a colon. Parts with a role in
 * `closed` are printed without their content.
 */
export async function accessibilityTree(
  page: Page,
  { inFrame = false, closed = [] }: { inFrame?: boolean; closed?: readonly string[] } = {},
): Promise<string> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const { frameTree } = await session.send('Page.getFrameTree');
  const { frame } = (inFrame && frameTree.childFrames?.[0]) || frameTree;
  const [nodes, attributes] = await Promise.all([
    readNodes(session, frame.id),
    readAttributes(session),
  ]);
  return linesOf(toParts(nodes, attributes, new Set([...drawnByBrowser, ...closed]))).join('\n');
}

async function readNodes(session: CDPSession, frameId: string) {
  return (await session.send('Accessibility.getFullAXTree', { frameId })).nodes;
}

/** Attributes by backend node id; read because the tree omits languages and garbles Devanagari. */
async function readAttributes(session: CDPSession): Promise<Attributes> {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: [],
  });
  const found: Attributes = new Map();
  for (const { nodes } of documents) {
    nodes.attributes?.forEach((pairs, index) => {
      const own = new Map<string, string>();
      for (let at = 0; at < pairs.length; at += 2) {
        own.set(strings[pairs[at] ?? 0] ?? '', strings[pairs[at + 1] ?? 0] ?? '');
      }
      found.set(nodes.backendNodeId?.[index] ?? 0, own);
    });
  }
  return found;
}

function toParts(
  nodes: readonly AXNode[],
  attributes: Attributes,
  closed: ReadonlySet<string>,
): Part[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const partsWithin = ({ childIds = [] }: AXNode): Part[] =>
    childIds.flatMap((id) => {
      const node = byId.get(id);
      return node ? partsOf(node) : [];
    });

  function partsOf(node: AXNode): Part[] {
    const role = String(node.role?.value);
    const own = attributes.get(node.backendDOMNodeId ?? 0) ?? new Map<string, string>();
    // Chromium names a video in its own words, and a row by all of its content.
    const named = role === 'Video' || role === 'row' ? own.get('aria-label') : node.name?.value;
    const name = String(named ?? '');
    if (role === 'InlineTextBox') return [];
    if (texts.has(role)) return node.ignored ? [] : [toText(name, node.parentId)];
    const parts = closed.has(role) ? [] : joined(partsWithin(node));
    const states = node.ignored ? [] : statesOf(node, own);
    if (node.ignored || (unspoken.has(role) && name === '' && states.length === 0)) return parts;
    const words = parts.map(({ text }) => text);
    const isText = words.every((text) => text !== undefined);
    const head = [rolesOfAria[role] ?? role, name && quoted(name), ...states];
    const line = head.filter(Boolean).join(' ');
    if (isText && letters(words.join('')) === letters(name)) return [{ line }];
    if (isText && parts.length === 1) return [{ line: line + parts[0]?.line }];
    return [{ line, parts }];
  }

  const [root] = nodes;
  return root ? joined(partsWithin(root)) : [];
}

/** Joins adjacent texts, except those of two elements with no space between them. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const { text, within, ...part } of parts) {
    const last = all.at(-1);
    if (text === undefined) all.push(part);
    else if (
      last?.text !== undefined &&
      (last.within === within || /\s\0|\0\s/.test(`${last.text}\0${text}`))
    ) {
      all.splice(-1, 1, toText(last.text + text, within));
    } else all.push(toText(text, within));
  }
  return all.filter(({ text }) => text?.trim() !== '');
}

const toText = (text: string, within: string | undefined): Part => ({
  line: `: ${clipped(text)}`,
  text,
  within,
});

export const quoted = (text: string) => `"${clipped(text)}"`;

/** Shortens a text; other tests check the full wording. */
const clipped = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(.{150}).{10,}$/, '$1…');

const letters = (text: string) => text.replaceAll(/\s/g, '');

const texts = new Set(['StaticText', 'ListMarker', 'LineBreak']);
/** Roles whose content the browser draws in its own language, or whose content repeats the value. */
const drawnByBrowser = ['Date', 'Video', 'textbox', 'searchbox'];
const unspoken = new Set(['generic', 'none', 'LabelText']);
const rolesOfAria: Record<string, string> = {
  Date: 'date',
  DisclosureTriangle: 'summary',
  DisclosureTriangleGrouped: 'summary',
  MenuListPopup: 'listbox',
  Video: 'video',
};

function statesOf(node: AXNode, attributes: Map<string, string>): string[] {
  const states = (node.properties ?? []).flatMap(({ name, value }) =>
    toState(node, name, value.value),
  );
  const value = textOf(node.value);
  const description = textOf(node.description);
  // DevTools omit it for lists and checkboxes, which may be required too.
  const required = attributes.get('aria-required') === 'true' || attributes.has('required');
  return [
    ...(required && !states.includes('required') ? ['required'] : []),
    ...states,
    ...['aria-roledescription', 'aria-valuetext', 'lang', 'aria-current', 'aria-sort'].flatMap(
      (name) => {
        const has = attributes.get(name);
        return has === undefined ? [] : `${name.replace('aria-', '')}=${has}`;
      },
    ),
    ...(value === '' ? [] : [`value=${quoted(value)}`]),
    ...(description === '' ? [] : [`description=${quoted(description)}`]),
  ];
}

const textOf = (value: AXNode['value']) => ((value?.value ?? '') as string | number).toString();

/** Properties that are printed only when true. */
const flags = new Set(
  'busy disabled focused modal multiline readonly required selected'.split(' '),
);
const values = new Set(['level', 'live', 'keyshortcuts', 'hasPopup']);

function toState({ role }: AXNode, name: string, value: unknown): string[] {
  if (name === 'expanded') return [value === true ? 'expanded' : 'collapsed'];
  if (name === 'checked' || name === 'pressed') return value === 'false' ? [`not ${name}`] : [name];
  if (name === 'invalid') return value === 'true' ? [name] : [];
  if (name === 'level' && role?.value === 'listitem') return [];
  // All other roles with this state are operable, so it says nothing about them.
  if (name === 'focusable') return focusedByIntent.has(String(role?.value)) ? [name] : [];
  if (flags.has(name)) return value === true ? [name] : [];
  return values.has(name) ? [`${name}=${String(value)}`] : [];
}

const focusedByIntent = new Set('alert dialog generic group heading main region'.split(' '));

const linesOf = (parts: readonly Part[], indent = ''): string[] =>
  parts.flatMap(({ line, text, parts: within = [] }) => [
    `${indent}${text === undefined ? line : `text${line}`}`,
    ...linesOf(within, `${indent}  `),
  ]);
