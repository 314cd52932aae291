/**
 * What is shown of an article at most, so that no text of whatever length makes a page that stalls a server or
 * a phone: blocks, cells of tables (empty ones too), lines that are not blank, and marks (signs of bold,
 * emphasis and links, and changes to Devanagari).
 */
export const articleLimits = { blocks: 5_000, cells: 5_000, lines: 10_000, marks: 10_000 };
