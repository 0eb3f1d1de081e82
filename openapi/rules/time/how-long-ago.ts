const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

/**
 * Says a moment without a time zone: "5 minutes ago". The server doesn't know the zone of those who read its refusals,
 * and notifications are read sooner than a date.
 */
export function howLongAgo(moment: Date, now: Date): string {
  const passed = now.getTime() - moment.getTime();
  const unit = units.find(([, length]) => passed >= length);
  return unit === undefined ? 'just now' : relative.format(-Math.floor(passed / unit[1]), unit[0]);
}
