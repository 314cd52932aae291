/**
 * How much one request may ask. A read is a handful of columns, filters and sort keys over tables whose
 * rows are bounded by the answer's 1,000; nothing here is near what the website asks.
 */
export const bounds = {
  /** Characters of path and query: twenty ids or a category are a tenth of it. */
  addressLength: 4_096,
  filters: 20,
  /** Values of one `in` list: the website asks for the 20 rows of a page. */
  listed: 100,
  /** Characters of a value that a column is compared with: the longest short text is an address. */
  valueLength: 2_048,
  /** Characters of what is searched for. */
  searchLength: 200,
  /** Rows of an answer, as PostgREST's `max_rows`: a request for more gets these. */
  rows: 1_000,
  /** Rows passed over: five times the last row of the last page that the website has an address for. */
  offset: 100_000_000,
} as const;
