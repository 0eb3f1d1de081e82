import type { GroupState, ServingReason, ServingState } from '@/shared/api';
import { formatDay } from '@/shared/lib/dates';
import { formatMoney } from '@/shared/lib/format';
import type { StateKind } from '@/shared/ui/state-label';
import type { Group } from './group';

type Facts = Pick<Group, 'status' | 'servingReasons' | 'campaignsCount' | 'servingCampaigns' | 'limits' | 'currency'>;

export const groupStateLabels: Readonly<Record<GroupState, string>> = {
  serving: 'Working',
  empty: 'Empty',
  not_started: 'Not started',
  finished: 'Finished',
  paused_self: 'Paused',
  limit_reached: 'Limit reached',
  archived: 'Archived',
};

/** Whether a group allows its campaigns to serve: a short label and a note. */
export interface GroupServing {
  label: string;
  /** Null if the label says enough. */
  note: string | null;
  /** The note for lists, where rows also have the number of campaigns; omitted if it equals `note`. */
  brief?: string;
  kind: StateKind;
}

/**
 * Describes whether a group lets its campaigns serve, and how many do; each campaign may have further reasons not to.
 */
export function groupServing(group: Facts): GroupServing {
  const [reason] = group.servingReasons;
  const closed = reason && explain[reason.code]?.(reason, group);
  if (closed) return closed;
  const { campaignsCount: all, servingCampaigns: serving } = group;
  if (all === 0) return { label: groupStateLabels.empty, note: 'it has no campaigns yet', kind: 'missing' };
  return {
    label: groupStateLabels.serving,
    note: `${serving} of ${all} ${all === 1 ? 'campaign' : 'campaigns'} serving`,
    brief: `${serving} of ${all} serving`,
    kind: serving === 0 ? 'missing' : 'serving',
  };
}

type Explain = (reason: ServingReason, group: Facts) => GroupServing;

const day = (date: string | undefined) => (date ? formatDay(date) : 'another day');

const explain: Partial<Record<ServingState, Explain>> = {
  paused_self: (_, { status }) =>
    status === 'archive'
      ? { label: groupStateLabels.archived, note: null, kind: 'archived' }
      : { label: groupStateLabels.paused_self, note: null, kind: 'paused' },
  not_started: ({ date }) => ({
    label: groupStateLabels.not_started,
    note: `it starts on ${day(date)}`,
    kind: 'waiting',
  }),
  finished: ({ date }) => ({ label: groupStateLabels.finished, note: `it ended on ${day(date)}`, kind: 'ended' }),
  limit_reached: ({ limit }, { limits, currency }) => {
    const [words, amount] =
      limit === 'cash_limit_day' ? ['daily budget', limits.cash_limit_day] : ['total budget', limits.cash_limit];
    return {
      label: groupStateLabels.limit_reached,
      note: `the ${words}${amount === null ? '' : ` of ${formatMoney(amount, currency)}`} is used up`,
      kind: 'limited',
    };
  },
};
