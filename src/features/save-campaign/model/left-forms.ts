import type { Draft } from '@/entities/draft';

/** A form as somebody left it, with what belongs to it: the version that it edits and the section that was shown. */
export interface LeftForm {
  values: Record<string, unknown>;
  at: Date;
}

/** The most that are kept beside what is being typed: nobody looks through more. */
const MOST = 5;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The forms in a draft, the newest first. What is typed while an older draft is still offered is kept with it: the older
 * ones stand in `earlier`, and nothing is overwritten before somebody has decided on it.
 */
export function readLeftForms(draft: Draft | null): readonly LeftForm[] {
  if (draft === null) return [];
  const { earlier, ...values } = draft.values;
  const older = (Array.isArray(earlier) ? earlier : []).filter(isRecord).map((form) => ({
    values: isRecord(form.values) ? form.values : {},
    at: new Date(String(form.at)),
  }));
  const typed = Object.keys(values).length > 0 ? [{ values, at: draft.updatedAt }] : [];
  return [...typed, ...older.filter(({ at }) => !Number.isNaN(at.getTime()))];
}

/**
 * The values of a draft: what is typed, and the forms that nobody has decided on yet.
 *
 * @param typed null where there is nothing but those
 */
export const writeLeftForms = (typed: Record<string, unknown> | null, undecided: readonly LeftForm[]) => ({
  ...typed,
  ...(undecided.length > 0 && { earlier: undecided.slice(0, MOST) }),
});
