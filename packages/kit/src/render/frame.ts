const mark = /<template data-frame="([^"]*)"><\/template>/g;

/** The frame of a site's pages, drawn once for all that have the same. */
export function createFrames() {
  const known = new Map<string, ReadonlyMap<string, string>>();
  return {
    /**
     * Draws a page on the server. Header and footer are most of its elements, and the same on nearly all
     * pages: each `FrameSlot` is drawn once for a key, and written into the next pages, which leave it empty.
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
  slots: ReadonlyMap<string, string> | undefined,
): { html: string; found: ReadonlyMap<string, string> } {
  const found = new Map<string, string>();
  let html = '';
  let end = 0;
  let open: { name: string; from: number } | undefined;
  for (const match of marked.matchAll(mark)) {
    const [text, name = ''] = match;
    html += marked.slice(end, match.index);
    end = match.index + text.length;
    if (!open) {
      open = { name, from: end };
      continue;
    }
    if (open.name !== name || found.has(name))
      throw new Error(`The frame slot ${name} is rendered twice.`);
    found.set(name, marked.slice(open.from, match.index));
    html += slots?.get(name) ?? '';
    open = undefined;
  }
  if (open) throw new Error(`The frame slot ${open.name} has no end mark.`);
  return { html: html + marked.slice(end), found };
}
