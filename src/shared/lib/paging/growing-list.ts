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
