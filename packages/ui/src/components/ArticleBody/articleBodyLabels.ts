export interface ArticleBodyLabels {
  /** Names a table by the headings of its columns, which come with commas between them. */
  table: (columns: string) => string;
}

export const articleBodyLabels: ArticleBodyLabels = {
  table: (columns) => `Table: ${columns}`,
};
