interface Page {
  items: readonly unknown[];
  total: number;
}

/** How a list that is shown longer and longer asks for its next part. */
export const growingList = {
  initialPageParam: 0,
  getNextPageParam: ({ total }: Page, pages: readonly Page[]): number | undefined => {
    const known = pages.reduce((sum, { items }) => sum + items.length, 0);
    return known < total ? known : undefined;
  },
};
