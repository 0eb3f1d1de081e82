/** The server's maximum page size. */
const MAX_PAGE_SIZE = 1000;

/** Parameters that replace those of the list's current page. */
interface Page {
  after: string | undefined;
  offset: undefined;
  limit: number;
}

/** Reads all rows of a list, page by page, for an export. */
export async function readAll<Row>(
  read: (page: Page) => Promise<{ items: readonly Row[]; next: string | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await read({ after, offset: undefined, limit: MAX_PAGE_SIZE });
    rows.push(...items);
    after = next ?? undefined;
  } while (after !== undefined);
  return rows;
}
