import type { ServingReason, ServingState } from '@/shared/api';
import { writeDay } from '@/shared/lib/dates';
import { formatMoney } from '@/shared/lib/format';
import type { Group } from './group';

type Facts = Pick<
  Group,
  'status' | 'servingReasons' | 'campaignsCount' | 'workingCampaigns' | 'cashLimit' | 'cashLimitDay' | 'currency'
>;

/** Whether a group allows its campaigns to serve: a short label and a note. */
export interface GroupServing {
  label: string;
  note: string;
  isOpen: boolean;
}

/** Describes a group's effect on its campaigns. Each campaign may have reasons of its own not to serve. */
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
    note: status === 'archive' ? 'it is archived' : 'it is stopped',
  }),
  not_started: ({ date }) => ({ label: 'Not started', note: `it starts on ${day(date)}` }),
  finished: ({ date }) => ({ label: 'Finished', note: `it ended on ${day(date)}` }),
  limit_reached: ({ limit }, { cashLimit, cashLimitDay, currency }) => {
    const [words, amount] = limit === 'cash_limit_day' ? ['daily budget', cashLimitDay] : ['total budget', cashLimit];
    return {
      label: 'Limit reached',
      note: `the ${words}${amount === null ? '' : ` of ${formatMoney(amount, currency)}`} is used up`,
    };
  },
};
