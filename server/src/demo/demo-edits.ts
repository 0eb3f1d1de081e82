import type { Random } from '../advertising/reach/random.ts';
import type { changes } from '../platform/db/schema.ts';
import type { Edit } from './content/demo-campaign.ts';
import type { DemoAccount } from './demo-accounts.ts';
import type { DemoCalendar } from './demo-calendar.ts';

export interface DemoChange {
  by: DemoAccount | undefined;
  at: Date;
  fields: (typeof changes.$inferInsert)['fields'];
}

/**
 * Builds the history of a record, oldest first: each edit leads to the previous value of the next one, and the last to
 * the current value.
 *
 * @param today the current fields, by their names in the API
 */
export function demoEdits(
  edits: Edit[],
  today: Readonly<Record<string, unknown>>,
  calendar: DemoCalendar,
  random: Random,
): DemoChange[] {
  const after = new Map(Object.entries(today));
  const newestFirst = edits.toSorted((a, b) => b.day - a.day);
  return newestFirst
    .map(({ day, by, was }) => {
      const fields = Object.entries(was).map(([field, old]) => ({ field, old, new: after.get(field) ?? null }));
      for (const [field, old] of Object.entries(was)) after.set(field, old);
      return { by, at: calendar.workingTime(day, random), fields };
    })
    .reverse();
}

/** Builds the history of a campaign's status: started by its owner, and possibly stopped, locked or archived later. */
export function statusEdits({
  status = 'stopped',
  created,
  starts,
  ran,
}: {
  status?: string;
  created: number;
  starts?: number;
  ran?: { to?: number };
}): Edit[] {
  const started = Math.min(starts ?? created, -1);
  const start: Edit = { day: Math.min(created + 1, started), was: { status: 'stopped' } };
  if (status === 'working') return [start];
  const end: Edit = {
    day: (ran?.to ?? 0) + 1,
    by: status === 'lock' ? 'manager' : undefined,
    was: { status: 'working' },
  };
  return [start, end];
}
