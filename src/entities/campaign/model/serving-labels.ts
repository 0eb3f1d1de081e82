import type { ServingState } from '@/shared/api';

/** Short labels for table columns. */
export const servingLabels: Record<ServingState, string> = {
  serving: 'Serving',
  not_started: 'Not started',
  finished: 'Finished',
  paused_self: 'Paused',
  paused_parent: 'Group paused',
  limit_reached: 'Limit reached',
  no_approved_advert: 'No active advert',
  no_balance: 'No balance',
  no_erid: 'No ERID',
  no_feed: 'No feed',
  schedule_closed: 'Outside hours',
  locked: 'Locked',
  owner_locked: 'Owner locked',
  owner_deleted: 'Owner deleted',
};

const inSentence: Record<Exclude<ServingState, 'serving'>, string> = {
  not_started: 'dates not begun',
  finished: 'dates over',
  paused_self: 'campaign stopped',
  paused_parent: 'group stopped',
  limit_reached: 'limit reached',
  no_approved_advert: 'no active advert',
  no_balance: 'no balance',
  no_erid: 'no ERID',
  no_feed: 'no feed',
  schedule_closed: 'outside its hours',
  locked: 'campaign locked',
  owner_locked: 'owner locked',
  owner_deleted: 'owner deleted',
};

/** A reason in two or three words, for a list in a toast; null for `serving`. */
export const shortReason = (code: ServingState): string | null => (code === 'serving' ? null : inSentence[code]);

/** The end of a toast after starting several records: ", 2 of them not serving yet"; empty if all serve. */
export const notServingCountSuffix = (waiting: number): string =>
  waiting === 0 ? '' : `, ${waiting} of them not serving yet`;

/** The end of a toast after starting a record: ". Not serving yet: no balance, no ERID"; empty if it serves. */
export const notServingSuffix = (reasons: readonly (string | null)[]): string => {
  const named = reasons.filter((reason) => reason !== null);
  return named.length === 0 ? '' : `. Not serving yet: ${named.join(', ')}`;
};
