/** The most that is shown of an article, so that no text stalls a server or a phone; a change of script is a mark. */
export const articleLimits = { blocks: 5_000, cells: 5_000, lines: 10_000, marks: 10_000 };
