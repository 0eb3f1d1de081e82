const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

/**
 * Formats a moment relative to now: "5 minutes ago". Used where the reader's time zone is unknown, such as in refusals
 * of the server, and where it is quicker to read than a date, such as in notifications.
 */
export function formatRelativeTime(moment: Date, now: Date): string {
  const passed = now.getTime() - moment.getTime();
  const unit = units.find(([, length]) => passed >= length);
  return unit === undefined ? 'just now' : relative.format(-Math.floor(passed / unit[1]), unit[0]);
}
