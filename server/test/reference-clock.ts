const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const clocks = new Map<string, (moment: Date) => { day: string; hour: number; weekday: number }>();

/** Computes local times independently of the server, so that it shares no errors with it. */
export function clockOf(timezone: string) {
  const clock = clocks.get(timezone) ?? makeClock(timezone);
  clocks.set(timezone, clock);
  return clock;
}

function makeClock(timezone: string) {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone: timezone, weekday: 'short' });
  return (moment: Date) => {
    const [day = '', time = ''] = date.format(moment).split(' ');
    return { day, hour: Number(time.slice(0, 2)), weekday: weekdays.indexOf(weekday.format(moment)) + 1 };
  };
}

/** Formats a local time such as `2026-11-01 01:30:00`, which can be parsed as if it were UTC. */
const wallClocks = new Map<string, Intl.DateTimeFormat>();
function wallClock(timezone: string, moment: Date): string {
  const clock =
    wallClocks.get(timezone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
  wallClocks.set(timezone, clock);
  return clock.format(moment);
}

/** The offset from UTC if the clock shows this time for the second time, because it went back; empty otherwise. */
export function offsetOfRepeated(timezone: string, moment: Date): string {
  const shown = wallClock(timezone, moment);
  const earlier = [0.5, 1, 1.5, 2, 2.5, 3].map((hours) => new Date(moment.getTime() - hours * 3_600_000));
  if (!earlier.some((before) => wallClock(timezone, before) === shown)) return '';
  const minutes = Math.round((Date.parse(`${shown.replace(' ', 'T')}Z`) - moment.getTime()) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`;
}

const utc = clockOf('UTC');

export const daysAfter = (day: string, days: number): string => {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
};

export const daysFrom = (first: string, second: string) =>
  Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000);

/** The first day of a day's week. */
export const mondayOf = (day: string) => daysAfter(day, 1 - utc(new Date(`${day}T12:00:00Z`)).weekday);

const MINUTE = 60_000;

/** The first moment on the day this many days earlier at which the clock shows the same time. */
export function sameTime(timezone: string, until: Date, days: number): number {
  const [day = '', time = ''] = wallClock(timezone, until).split(' ');
  const shown = `${daysAfter(day, -days)} ${time}`;
  let moment = until.getTime() - (days * 24 + 3) * 60 * MINUTE;
  while (wallClock(timezone, new Date(moment)) < shown) moment += MINUTE;
  return moment;
}
