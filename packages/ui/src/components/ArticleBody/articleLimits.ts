/**
 * The maximum that is shown of an article, so that no text, however long, stalls a server or a phone: blocks,
 * table cells (empty ones too), non-blank lines, and marks (signs of bold, emphasis and links, and changes to
 * Devanagari).
 */
export const articleLimits = { blocks: 5_000, cells: 5_000, lines: 10_000, marks: 10_000 };
