import { deviceLabels } from '@/entities/targeting/@x/campaign';
import { formatNumber } from '@/shared/lib/format';
import { describeSchedule } from '@/shared/ui/schedule-field';
import { formatLists, listsIn } from './list-change';

/** Describes a value of the targeting; null if it is empty. Accepts any value that the history may contain. */
export function describeTargetingValue(name: string, value: unknown): string | null {
  const numbers = Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
  if (name === 'active_hours')
    return describeSchedule({ hours: numbers, weekdays: [] })
      .replace(/^Every day /, '')
      .replace(/^Always$/, 'All hours');
  if (name === 'active_weekdays')
    return describeSchedule({ hours: [], weekdays: numbers })
      .replace(/ all day$/, '')
      .replace(/^Always$/, 'All days');
  const lists = readLists(name, value);
  if (lists) return lists.size > 0 ? formatLists(lists) : null;
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'number' ? formatNumber(value) : String(value);
}

/** The lists of a setting that consists of lists; null for all other settings. */
export function readLists(name: string, value: unknown) {
  if (name.startsWith('active_')) return null;
  if (name.startsWith('geo_')) return listsIn(parsePlaces(value));
  if (typeof value !== 'object' || value === null) return null;
  if (name === 'devices' && Array.isArray(value))
    return listsIn(value.map((device) => deviceLabels[device as keyof typeof deviceLabels] ?? device));
  return listsIn(value);
}

/** The names in a JSON list of places. An unreadable value counts as one place. */
function parsePlaces(value: unknown): string[] {
  try {
    const places: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    if (!Array.isArray(places)) return [];
    return places.map((place) => String((place as { name?: unknown } | null)?.name ?? 'a place'));
  } catch {
    return ['unreadable'];
  }
}
