/** Formats less than a day of seconds as `HH:MM:SS.mmm`. */
export const vastTime = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
