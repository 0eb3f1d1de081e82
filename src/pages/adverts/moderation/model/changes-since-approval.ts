import { approvedStatuses } from '@preroll/rules/advert/advert-statuses';
import { moderatedChanges } from '@preroll/rules/advert/moderated-changes';
import type { Change, FieldChange } from '@/shared/api';

/** Fields that record moderation decisions; they are not reviewed themselves. */
const decisions: readonly string[] = ['status', 'returned', 'ban', 'administrator_restrictions'];

const released: readonly unknown[] = approvedStatuses;

/** Whether a change moved an advert out of moderation. Admins may also start or stop it in the same step. */
export const isApproval = ({ fields }: Pick<Change, 'fields'>): boolean =>
  fields.some(
    ({ field, old, new: next }) =>
      field === 'status' && (next === 'approved' || (old === 'moderate' && released.includes(next))),
  );

/** Whether a change moved an advert that could be shown back into moderation, or banned it. */
const isWithdrawal = ({ fields }: Pick<Change, 'fields'>): boolean =>
  fields.some(({ field, old, new: next }) => field === 'status' && released.includes(old) && !released.includes(next));

const hasOnlyDecisions = ({ fields }: Change) => fields.every(({ field }) => decisions.includes(field));

/** Whether a change undoes the approval before it: the same user restored the earlier status. */
function takesBack(change: Change, approval: Change | undefined): boolean {
  if (approval === undefined || !isApproval(approval) || approval.user_id !== change.user_id) return false;
  const [given, back] = [approval, change].map(({ fields }) => fields.find(({ field }) => field === 'status'));
  return [approval, change].every(hasOnlyDecisions) && given?.old === back?.new && given?.new === back?.old;
}

/** @param history newest first */
const withoutTakenBack = (history: readonly Change[]): readonly Change[] =>
  history.filter((change, index) => {
    const newer = history[index - 1];
    return !takesBack(change, history[index + 1]) && !(newer && takesBack(newer, change));
  });

/**
 * Returns the last approval that was not undone; null if there is none.
 *
 * @param history newest first
 */
export const lastApproval = (history: readonly Change[]): Change | null =>
  withoutTakenBack(history).find(isApproval) ?? null;

/** Compares as the moderation rule does: null, an empty text and `false` are equal. */
const differs = ({ old, new: next }: FieldChange) => moderatedChanges({ value: old }, { value: next }).length > 0;

const joined = (older: FieldChange, newer: FieldChange): FieldChange => {
  const { new: next, new_name: name } = newer;
  const { new_name: _, ...from } = older;
  return { ...from, new: next, ...(name !== undefined && { new_name: name }) };
};

export interface SinceApproval {
  /** Whether the advert has never been approved. */
  isNew: boolean;
  /** The last approval that was not undone; null if there was none, or if it is older than the history. */
  approval: Change | null;
  /**
   * The differences from the approved state. Several edits of a field count as one, and reverted edits are left out.
   */
  fields: readonly FieldChange[];
}

/** The edits since the last approval. If the history has none, the edits since the advert was withdrawn. */
function editsSince(history: readonly Change[]): readonly Change[] {
  const approved = history.findIndex(isApproval);
  return history.slice(0, approved >= 0 ? approved : history.findIndex(isWithdrawal) + 1);
}

/**
 * @param all the history, newest first, at least back to the last approval that was not undone
 */
export function changesSinceApproval(all: readonly Change[]): SinceApproval {
  const history = withoutTakenBack(all);
  const approval = lastApproval(history);
  const isNew = approval === null && !history.some(isWithdrawal);
  const edits = editsSince(history).flatMap(({ fields }) => fields.filter(({ field }) => !decisions.includes(field)));
  const byField = new Map<string, FieldChange>();
  // newest first: the value from before all edits is in the oldest one
  for (const edit of edits) {
    const newer = byField.get(edit.field);
    byField.set(edit.field, newer ? joined(edit, newer) : edit);
  }
  return { isNew, approval, fields: [...byField.values()].filter(differs) };
}
