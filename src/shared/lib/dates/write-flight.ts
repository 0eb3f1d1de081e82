import { type Day, writeDay } from './day';

/** Formats the flight of a campaign or group: `01/11/2026 – 31/12/2026`, `From 01/12/2026`, `Until …`, `Any day`. */
export function writeFlight(start: Day | null, end: Day | null): string {
  if (start !== null && end !== null) return `${writeDay(start)} – ${writeDay(end)}`;
  if (start !== null) return `From ${writeDay(start)}`;
  return end === null ? 'Any day' : `Until ${writeDay(end)}`;
}
