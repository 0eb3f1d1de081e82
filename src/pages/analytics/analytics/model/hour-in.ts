/** The current hour in a time zone, 0 to 23. If the browser doesn't know the zone, the hour in the browser's own. */
export function hourIn(timezone: string, now = new Date()): number {
  try {
    return Number(new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit' }).format(now));
  } catch {
    return now.getHours();
  }
}
