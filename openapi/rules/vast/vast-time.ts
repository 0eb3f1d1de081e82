const time = /^(\d{2}):([0-5]\d):([0-5]\d(?:\.\d{1,3})?)$/;

/** Parses a time such as `00:00:15` or `00:00:15.500` to seconds; null if it is invalid. */
export function parseTime(text: string): number | null {
  const [whole, hours, minutes, seconds] = time.exec(text) ?? [];
  return whole === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Parses an offset, which may be a percentage of the duration, to seconds; null if it is invalid. */
export function parseOffset(text: string, duration: number): number | null {
  const [, percentage] = /^(\d{1,3}(?:\.\d+)?)%$/.exec(text) ?? [];
  if (percentage === undefined) return parseTime(text);
  return Number(percentage) <= 100 ? (duration * Number(percentage)) / 100 : null;
}
