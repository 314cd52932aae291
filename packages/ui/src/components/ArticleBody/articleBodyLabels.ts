export const articleBodyLabels = {
  /** The accessible name of a table; `columns` are its column headings, joined by commas. */
  table: (columns: string) => `Table: ${columns}`,
};

export type ArticleBodyLabels = typeof articleBodyLabels;
