import type { Draft } from '@/entities/draft';

/** Unsaved form values, with the version that they edit and the section that was open. */
export interface DraftEntry {
  values: Record<string, unknown>;
  at: Date;
}

/** How many earlier entries a draft holds; older ones are dropped. */
const MAX_EARLIER_DRAFTS = 5;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The entries of a draft, newest first. If the user types before deciding about an earlier draft, both are stored
 * together, the earlier ones under `earlier`, so that neither overwrites the other.
 */
export function readDraftEntries(draft: Draft | null): readonly DraftEntry[] {
  if (draft === null) return [];
  const { earlier, ...values } = draft.values;
  const older = (Array.isArray(earlier) ? earlier : []).filter(isRecord).map((entry) => ({
    values: isRecord(entry.values) ? entry.values : {},
    at: new Date(String(entry.at)),
  }));
  const typed = Object.keys(values).length > 0 ? [{ values, at: draft.updatedAt }] : [];
  return [...typed, ...older.filter(({ at }) => !Number.isNaN(at.getTime()))];
}

/** Whether the record has changed since the entry was saved. */
export const isOutdated = ({ values }: DraftEntry, version: number | undefined) => values.version !== version;

/**
 * The stored values of a draft: the form's contents, and the earlier entries that are still offered.
 *
 * @param typed null to store only the earlier entries
 */
export const writeDraftEntries = (typed: Record<string, unknown> | null, earlier: readonly DraftEntry[]) => ({
  ...typed,
  ...(earlier.length > 0 && { earlier: earlier.slice(0, MAX_EARLIER_DRAFTS) }),
});
