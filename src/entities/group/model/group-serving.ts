import type { ServingReason, ServingState } from '@/shared/api';
import { writeDay } from '@/shared/lib/dates';
import { formatMoney } from '@/shared/lib/format';
import type { Group } from './group';

type Facts = Pick<
  Group,
  'status' | 'servingReasons' | 'campaignsCount' | 'workingCampaigns' | 'cashLimit' | 'cashLimitDay' | 'currency'
>;

/** Whether a group lets its campaigns serve: a word or two, and what there is to say about it. */
export interface GroupServing {
  label: string;
  note: string;
  isOpen: boolean;
}

/** What a group says of its campaigns' serving. Each of them may have reasons of its own: only they know whether they serve. */
export function groupServing(group: Facts): GroupServing {
  const [reason] = group.servingReasons;
  const closed = reason && explain[reason.code]?.(reason, group);
  if (closed) return { ...closed, isOpen: false };
  const { campaignsCount: all, workingCampaigns: started } = group;
  if (all === 0) return { label: 'Empty', note: 'it has no campaigns yet', isOpen: true };
  return { label: 'Open', note: `${started} of ${all} ${all === 1 ? 'campaign' : 'campaigns'} started`, isOpen: true };
}

type Explain = (reason: ServingReason, group: Facts) => Pick<GroupServing, 'label' | 'note'>;

const day = (date: string | undefined) => (date ? writeDay(date) : 'another day');

const explain: Partial<Record<ServingState, Explain>> = {
  paused_self: (_, { status }) => ({
    label: 'Paused',
    note: status === 'archive' ? 'it is in the archive' : 'it is stopped',
  }),
  not_started: ({ date }) => ({ label: 'Not started', note: `it starts on ${day(date)}` }),
  finished: ({ date }) => ({ label: 'Finished', note: `it ended on ${day(date)}` }),
  limit_reached: ({ limit }, { cashLimit, cashLimitDay, currency }) => {
    const [words, amount] = limit === 'cash_limit_day' ? ['day limit', cashLimitDay] : ['limit', cashLimit];
    return {
      label: 'Limit reached',
      note: `the ${words}${amount === null ? '' : ` of ${formatMoney(amount, currency)}`} is used up`,
    };
  },
};
