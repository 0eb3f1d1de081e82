const widths = ['70%', '45%', '60%', '35%', '55%'];

/** How wide the next bone is, so that they look like words instead of a grid. */
export const wordWidth = (index: number) => widths[index % widths.length];
