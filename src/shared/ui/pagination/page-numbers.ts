/** A page number, or a gap in place of several. */
export type PageNumber = number | 'gap';

const MAX_ITEMS = 7;

/**
 * The page numbers to show: the first, the last, and those around the current page. A gap never replaces a single
 * number, and with eight or more pages there are always seven entries, so that Next doesn't move.
 */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  if (pages <= MAX_ITEMS) return range(1, pages);
  const inner = MAX_ITEMS - 2;
  if (page < inner) return [...range(1, inner), 'gap', pages];
  if (page > pages - inner + 1) return [1, 'gap', ...range(pages - inner + 1, pages)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages];
}

/** The same for a page beyond the numbered ones, which is shown as the last. */
export function pageNumbersBeyond(page: number, numbered: number): PageNumber[] {
  if (page === numbered + 1) return [1, 'gap', ...range(numbered - MAX_ITEMS + 4, page)];
  return [1, 'gap', ...range(numbered - MAX_ITEMS + 5, numbered), 'gap', page];
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
