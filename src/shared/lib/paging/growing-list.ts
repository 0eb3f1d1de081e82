interface Page {
  items: readonly unknown[];
  total: number;
}

/** Query options of a list with a "show more" button. */
export const growingList = {
  initialPageParam: 0,
  getNextPageParam: ({ total }: Page, pages: readonly Page[]): number | undefined => {
    const loaded = pages.reduce((sum, { items }) => sum + items.length, 0);
    return loaded < total ? loaded : undefined;
  },
};

/** The entries of all pages. One that two pages have, because the list changed between their calls, is there once. */
export const entriesOf = <Item extends { id: number }>(pages: readonly { items: readonly Item[] }[]): Item[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values(),
];
