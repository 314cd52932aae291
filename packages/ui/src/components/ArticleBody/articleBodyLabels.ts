export interface ArticleBodyLabels {
  /** The accessible name of a table; `columns` are its column headings, joined by commas. */
  table: (columns: string) => string;
}

export const articleBodyLabels: ArticleBodyLabels = {
  table: (columns) => `Table: ${columns}`,
};
