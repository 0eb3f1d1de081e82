import { summarizeNames } from '@preroll/rules/text/summarize-names';
import { formatRelativeTime } from '@preroll/rules/time/format-relative-time';
import type { Change } from '@/shared/api';

const concerns = (field: string) => (change: Change['fields'][number]) =>
  change.field === field || change.field.startsWith(`${field}.`);

const lastChangeOf = (field: string, changes: readonly Change[]) =>
  changes.find(({ fields }) => fields.some(concerns(field)));

/** The name of the record that a field currently refers to. */
export const nameOf = (field: string, changes: readonly Change[]): string | undefined =>
  lastChangeOf(field, changes)?.fields.find(concerns(field))?.new_name;

interface SummaryOptions {
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
export function summarizeEdits({ what, edits, changes, now }: SummaryOptions): string {
  const entries = edits.flatMap(({ field }) => lastChangeOf(field, changes) ?? []);
  const people = [...new Set(entries.map(({ user_name }) => user_name ?? 'Preroll'))];
  const last = Math.max(...entries.map(({ created_at }) => Date.parse(created_at)));
  if (people.length === 0) return `This ${what} was changed in another tab or by another user`;
  const sentence = { max: 4, lastSeparator: ' and ' };
  const labels = [...new Set(edits.map(({ label }) => label))];
  return `${summarizeNames(people, sentence)} changed ${summarizeNames(labels, sentence)} ${formatRelativeTime(new Date(last), now)}`;
}
