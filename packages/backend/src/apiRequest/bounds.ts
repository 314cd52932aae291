/** Limits of one request; those of the website stay far below them. */
export const bounds = {
  /** Characters of path and query: twenty ids or a category are a tenth of it. */
  addressLength: 4_096,
  filters: 20,
  /** Values of one `in` list: the website requests the 20 rows of a page. */
  listed: 100,
  /** Characters of a value that a column is compared with: the longest is a URL. */
  valueLength: 2_048,
  /** Characters of a search query. */
  searchLength: 200,
  /** Rows of an answer, like PostgREST's `max_rows`: a request for more gets this many. */
  rows: 1_000,
  /** Rows skipped: five times as many as the last page that the website has an address for. */
  offset: 100_000_000,
} as const;
