import { approvedStatuses } from '@preroll/rules/advert/advert-statuses';
import { moderatedChanges } from '@preroll/rules/advert/moderated-changes';
import type { Change, FieldChange } from '@/shared/api';

/** What decides about an advert instead of being decided about. */
const decisions: readonly string[] = ['status', 'returned', 'ban', 'administrator_restrictions'];

const released: readonly unknown[] = approvedStatuses;

/** Whether a change let an advert out of moderation: admins may also start or stop it right away. */
export const isApproval = ({ fields }: Pick<Change, 'fields'>): boolean =>
  fields.some(
    ({ field, old, new: next }) =>
      field === 'status' && (next === 'approved' || (old === 'moderate' && released.includes(next))),
  );

/** Whether a change took an advert that viewers could meet back into moderation, or banned it. */
const isWithdrawal = ({ fields }: Pick<Change, 'fields'>): boolean =>
  fields.some(({ field, old, new: next }) => field === 'status' && released.includes(old) && !released.includes(next));

const hasOnlyDecisions = ({ fields }: Change) => fields.every(({ field }) => decisions.includes(field));

/** Whether a change is the Undo of an approval, the entry before it: the approver gave the earlier status back. */
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
 * Returns the last approval that was not taken back; null if there is none.
 *
 * @param history newest first
 */
export const lastApproval = (history: readonly Change[]): Change | null =>
  withoutTakenBack(history).find(isApproval) ?? null;

/** Nothing, an empty text and `false` are the same, as in the rule of moderation. */
const differs = ({ old, new: next }: FieldChange) => moderatedChanges({ value: old }, { value: next }).length > 0;

const joined = (older: FieldChange, newer: FieldChange): FieldChange => {
  const { new: next, new_name: name } = newer;
  const { new_name: _, ...from } = older;
  return { ...from, new: next, ...(name !== undefined && { new_name: name }) };
};

export interface SinceApproval {
  /** Whether the advert has never been approved. */
  isNew: boolean;
  /** The last approval that was not taken back; null if there was none, or none that the history knows. */
  approval: Change | null;
  /** What differs from what was approved: several edits of a field are one, and what was taken back is none. */
  fields: readonly FieldChange[];
}

/** The edits since the last approval, or since the advert was last seen by viewers if the history has no approval. */
function editsSince(history: readonly Change[]): readonly Change[] {
  const approved = history.findIndex(isApproval);
  return history.slice(0, approved >= 0 ? approved : history.findIndex(isWithdrawal) + 1);
}

/** @param all the history, newest first, at least back to the last approval that was not taken back */
export function changesSinceApproval(all: readonly Change[]): SinceApproval {
  const history = withoutTakenBack(all);
  const approval = lastApproval(history);
  const isNew = approval === null && !history.some(isWithdrawal);
  const edits = editsSince(history).flatMap(({ fields }) => fields.filter(({ field }) => !decisions.includes(field)));
  const byField = new Map<string, FieldChange>();
  // newest first: an older edit knows what was there before
  for (const edit of edits) {
    const newer = byField.get(edit.field);
    byField.set(edit.field, newer ? joined(edit, newer) : edit);
  }
  return { isNew, approval, fields: [...byField.values()].filter(differs) };
}
