/** The rows of a table, which is read in pages. */
export async function* eachOf<Row>(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<Row> {
  for await (const rows of pages) yield* rows;
}
