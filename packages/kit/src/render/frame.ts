const mark = /<template data-frame="([^"]*)"><\/template>/g;

/** What a slot holds: before its gap, and after it. */
type Slot = readonly [before: string, after: string];

/** The frame of a site's pages, drawn once for all that have the same. */
export function createFrames() {
  const known = new Map<string, ReadonlyMap<string, Slot>>();
  return {
    /**
     * Draws a page on the server. Header and footer are most of its elements, and the same on nearly all
     * pages: each `FrameSlot` is drawn once for a key, and written into the next pages, which leave it empty but for
     * its gap.
     *
     * @throws Error when a slot is not there exactly once.
     */
    draw(key: string, draw: (leftEmpty: boolean) => string): string {
      const slots = known.get(key);
      const { html, found } = cut(draw(slots !== undefined), slots);
      // An unexpected error of the layout is shown without any.
      if (!slots && found.size > 0) known.set(key, found);
      return html;
    },
  };
}

/** Takes the marks out, fills the slots between them where they are known, and returns what they hold. */
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
