/** The trend of a figure that has none yet: its ground line keeps a group as high as with results. */
export const noTrend = [0, 0] as const;
