/** The most rows of one call. */
const MOST = 1000;

/** Reads all rows of a list, page by page, for an export. */
export async function readAll<Row>(
  read: (page: { offset: number; limit: number }) => Promise<{ items: readonly Row[]; total: number }>,
): Promise<Row[]> {
  const first = await read({ offset: 0, limit: MOST });
  const items = [...first.items];
  while (items.length < first.total) {
    const { items: more } = await read({ offset: items.length, limit: MOST });
    // rows may have been removed meanwhile
    if (more.length === 0) break;
    items.push(...more);
  }
  return items;
}
