/** Answers with a page of a list like the server, using the index of the next row as cursor. */
export function pageOf<Row>(request: Request, rows: readonly Row[]) {
  const { searchParams: query } = new URL(request.url);
  const first = Number(query.get('after') ?? query.get('offset'));
  const end = first + Number(query.get('limit') ?? rows.length);
  return {
    items: rows.slice(first, end),
    total: rows.length,
    next: end < rows.length ? String(end) : null,
    previous: null,
  };
}
