/**
 * Yields what is being read, without the records that were read anew meanwhile: what stands in their page may be older
 * than that.
 *
 * @param readChanged reads what has changed by now; returns the ids of all that were since the reading began
 */
export async function* skipChanged<Row extends { id: number }>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  readChanged: () => Promise<ReadonlySet<number>>,
): AsyncGenerator<Row, void, undefined> {
  for await (const row of rows) {
    const changed = await readChanged();
    if (!changed.has(row.id)) yield row;
  }
}
