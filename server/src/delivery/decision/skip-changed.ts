/**
 * Yields the rows of a load, without records that were read again meanwhile: the load's page may have older versions.
 *
 * @param readChanged reads what has changed so far; returns all ids changed since the load began
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
