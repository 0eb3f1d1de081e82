const widths = ['70%', '45%', '60%', '35%', '55%'];

/** Varying widths, so that the bars look like words. */
export const wordWidth = (index: number) => widths[index % widths.length];
