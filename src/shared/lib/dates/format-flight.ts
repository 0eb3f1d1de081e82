import { type Day, formatDay } from './day';

/** Formats the flight of a campaign or group: `01/11/2026 – 31/12/2026`, `From 01/12/2026`, `Until …`, `Any day`. */
export function formatFlight(start: Day | null, end: Day | null): string {
  if (start !== null && end !== null) return `${formatDay(start)} – ${formatDay(end)}`;
  if (start !== null) return `From ${formatDay(start)}`;
  return end === null ? 'Any day' : `Until ${formatDay(end)}`;
}
