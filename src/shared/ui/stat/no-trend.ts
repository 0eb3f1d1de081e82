/** The trend of a figure without results yet: its baseline keeps the height of the group. */
export const noTrend = [0, 0] as const;
