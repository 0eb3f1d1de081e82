/** Query options of a list with a "show more" button; the page parameter is given as `after`. */
export const infiniteList = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }): string | undefined => next ?? undefined,
};

/** The entries of all pages, each once: an entry may be on two pages if the list changed between the calls. */
export const entriesOf = <Item extends { id: number }>(pages: readonly { items: readonly Item[] }[]): Item[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values(),
];
