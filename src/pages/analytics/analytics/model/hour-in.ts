/** The hour under way in a time zone, 0 to 23; that of the browser for one that it doesn't know. */
export function hourIn(timezone: string, now = new Date()): number {
  try {
    return Number(new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit' }).format(now));
  } catch {
    return now.getHours();
  }
}
