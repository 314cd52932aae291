const mark = /<template data-frame="([^"]*)"><\/template>/g;

type Slot = readonly [before: string, after: string];

/**
 * Header and footer are most of a page's elements: each `FrameSlot` is rendered once for a key and inserted into later
 * pages, which render only its gap. Throws when a slot does not occur exactly once.
 */
export function createFrameCache() {
  const known = new Map<string, ReadonlyMap<string, Slot>>();
  return (key: string, render: (leftEmpty: boolean) => string): string => {
    const slots = known.get(key);
    const { html, found } = cut(render(slots !== undefined), slots);
    // The page of an unexpected layout error has no slots.
    if (!slots && found.size > 0) known.set(key, found);
    return html;
  };
}

/** Removes the marks, fills the slots between them with known content, and returns the content found in them. */
function cut(
  marked: string,
  slots: ReadonlyMap<string, Slot> | undefined,
): { html: string; found: ReadonlyMap<string, Slot> } {
  const found = new Map<string, Slot>();
  let html = '';
  let end = 0;
  let open: { name: string; parts: string[] } | undefined;
  for (const match of marked.matchAll(mark)) {
    const [text, name = ''] = match;
    const part = marked.slice(end, match.index);
    end = match.index + text.length;
    if (!open) {
      html += part;
      open = { name, parts: [] };
      continue;
    }
    open.parts.push(part);
    // The marks of a gap have no name.
    if (name === '') continue;
    if (open.name !== name || found.has(name))
      throw new Error(`The frame slot ${name} is rendered twice.`);
    const [before = '', gap = '', after = ''] = open.parts;
    const [knownBefore, knownAfter] = slots?.get(name) ?? [before, after];
    html += knownBefore + gap + knownAfter;
    found.set(name, [before, after]);
    open = undefined;
  }
  if (open) throw new Error(`The frame slot ${open.name} has no end mark.`);
  return { html: html + marked.slice(end), found };
}
