import { nameSome } from '@preroll/rules/text/name-some';
import { howLongAgo } from '@preroll/rules/time/how-long-ago';
import type { Change } from '@/shared/api';

const concerns = (field: string) => (change: Change['fields'][number]) =>
  change.field === field || change.field.startsWith(`${field}.`);

const lastChangeOf = (field: string, changes: readonly Change[]) =>
  changes.find(({ fields }) => fields.some(concerns(field)));

/** The name of the record that a field currently refers to. */
export const nameOf = (field: string, changes: readonly Change[]): string | undefined =>
  lastChangeOf(field, changes)?.fields.find(concerns(field))?.new_name;

interface Told {
  /** The kind of record: "campaign". */
  what: string;
  edits: readonly { field: string; label: string }[];
  /** The history of the record, newest first. */
  changes: readonly Change[];
  now: Date;
}

/**
 * Summarizes who changed what, and when: "Nadia Petrova changed Name and Daily budget 2 minutes ago". Without a history
 * it only says that the record was changed.
 */
export function tellEdits({ what, edits, changes, now }: Told): string {
  const entries = edits.flatMap(({ field }) => lastChangeOf(field, changes) ?? []);
  const people = [...new Set(entries.map(({ user_name }) => user_name ?? 'Preroll'))];
  const last = Math.max(...entries.map(({ created_at }) => Date.parse(created_at)));
  if (people.length === 0) return `This ${what} was changed in another tab or by another user`;
  const sentence = { most: 4, beforeLast: ' and ' };
  const labels = [...new Set(edits.map(({ label }) => label))];
  return `${nameSome(people, sentence)} changed ${nameSome(labels, sentence)} ${howLongAgo(new Date(last), now)}`;
}
