/** Seconds as `HH:MM:SS.mmm`, for less than a day. */
export const vastTime = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
