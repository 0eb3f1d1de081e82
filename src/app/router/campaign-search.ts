import { readPeriodState } from '@preroll/rules/time/periods';
import type { AdvertState, CampaignStatus, GroupStatus } from '@/shared/api';
import type { PeriodState } from '@/shared/lib/dates';
import { folderListSearch } from './list-search';

/** Without the deleted ones, which no list shows. */
const campaignStatuses: readonly CampaignStatus[] = ['working', 'stopped', 'lock', 'archive'];
const groupStatuses: readonly GroupStatus[] = ['working', 'stopped', 'archive'];
const advertStates: readonly AdvertState[] = ['moderate', 'returned', 'approved', 'working', 'stopped', 'ban'];

interface CampaignSearch extends PeriodState {
  /** Comma-separated: `working,stopped`. */
  status?: string | undefined;
  /** A group's id; 0 for campaigns without a group. */
  group?: number | undefined;
  owner?: number | undefined;
}

/** Reads the filters and dates of a campaign list from the URL. Invalid values are ignored. */
export const campaignSearch = ({ status, group, owner, ...rest }: Record<string, unknown>): CampaignSearch => ({
  ...readPeriodState(rest),
  status: knownStatuses(campaignStatuses, status),
  group: idFrom(0, group),
  owner: idFrom(1, owner),
});

/** Reads the filters and dates of the group list. */
export const groupSearch = ({ status, owner, ...rest }: Record<string, unknown>): Omit<CampaignSearch, 'group'> => ({
  ...readPeriodState(rest),
  status: knownStatuses(groupStatuses, status),
  owner: idFrom(1, owner),
});

/** Reads the page, order and folder of the list of all adverts. */
export const advertListState = folderListSearch([
  'name',
  'ads_name',
  'status',
  'loading_status',
  'duration',
  'submitted_at',
  'updated_at',
]);

/** Reads the filters and dates of the list of all adverts. */
export const advertListSearch = ({
  status,
  owner,
  ...rest
}: Record<string, unknown>): Omit<CampaignSearch, 'group'> => ({
  ...readPeriodState(rest),
  ...advertSearch({ status }),
  owner: idFrom(1, owner),
});

/** Reads the dates of a campaign's figures, and the filters of its adverts. */
export const campaignPageSearch = (search: Record<string, unknown>): Pick<CampaignSearch, 'status'> & PeriodState => ({
  ...advertSearch(search),
  ...readPeriodState(search),
});

/** Reads the filters of a campaign's adverts. */
const advertSearch = ({ status }: Record<string, unknown>): Pick<CampaignSearch, 'status'> => ({
  status: knownStatuses(advertStates, status),
});

export function knownStatuses(statuses: readonly string[], text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const chosen = text.split(',');
  return statuses.filter((status) => chosen.includes(status)).join() || undefined;
}

export const idFrom = (least: number, value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least ? value : undefined;
