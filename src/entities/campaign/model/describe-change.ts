import { targetingLabels } from '@/entities/targeting/@x/campaign';
import type { FieldChange } from '@/shared/api';
import { formatDay } from '@/shared/lib/dates';
import { formatCount, formatMoney, formatSpan, labelFromName } from '@/shared/lib/format';
import { campaignStatusLabels } from './campaign';
import { campaignLabels, pacingLabels } from './campaign-labels';
import { describeTargetingValue, readLists } from './describe-targeting-value';
import { describeListChanges } from './list-change';

export interface ChangeContext {
  currency: string;
  /** Names of groups by id; groups without a name are described by number. */
  groups?: ReadonlyMap<number, string> | undefined;
}

/** The old and the new value, null if there is none; or a verb if that is clearer. */
export type DescribedChange = { field: string } & ({ from: string | null; to: string | null } | { done: string });

type Formatter = (value: never, context: ChangeContext) => string | null;

/** for deleted records, whose names the server doesn't send */
const byNumber = (id: number) => `number ${id}`;

const money = (value: number, { currency }: ChangeContext) => formatMoney(value, currency);

/** Formatters for values other than text. */
const formatters: Record<string, Formatter> = {
  status: (status: keyof typeof campaignStatusLabels) => campaignStatusLabels[status],
  format_id: byNumber,
  group_id: (id: number, { groups }: ChangeContext) => groups?.get(id) ?? byNumber(id),
  folder_id: byNumber,
  pay_model: (model: string) => model.toUpperCase(),
  bid: money,
  start_date: formatDay,
  end_date: formatDay,
  pacing: (pacing: keyof typeof pacingLabels) => pacingLabels[pacing],
  cash_limit: money,
  cash_limit_day: money,
  'ads.cash_limit': money,
  'ads.cash_limit_day': money,
  'ads.unique_users': (shows: number) => `${formatCount(shows, 'show')} per person`,
  'ads.user_timeout': formatSpan,
};

const labels: Record<string, string> = {
  ...campaignLabels,
  // limits of groups, which are not part of a targeting
  cash_limit: targetingLabels.cash_limit,
  cash_limit_day: targetingLabels.cash_limit_day,
  ...Object.fromEntries(Object.entries(targetingLabels).map(([field, label]) => [`ads.${field}`, label])),
};

const labelOf = (field: string) => labels[field] ?? labelFromName(field);

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** Describes the change of one field of a campaign or a group. */
export function describeChange(change: FieldChange, context: ChangeContext): DescribedChange {
  const { old, new: next } = change;
  const field = labelOf(change.field);
  const name = change.field.replace(/^ads\./, '');
  const [before, after] = [readLists(name, old), readLists(name, next)];
  if (before?.size && after?.size) return { field, done: describeListChanges(before, after) };
  const format = formatters[change.field] ?? ((value: unknown) => describeTargetingValue(name, value));
  const formatFieldValue = (value: unknown, named?: string) =>
    isNothing(value) ? null : (named ?? format(value as never, context));
  return { field, from: formatFieldValue(old, change.old_name), to: formatFieldValue(next, change.new_name) };
}
