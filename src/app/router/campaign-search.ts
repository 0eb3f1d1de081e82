import type { AdvertStatus, CampaignStatus, GroupStatus } from '@/shared/api';

/** Deleted ones are in no list. */
const campaignStatuses: readonly CampaignStatus[] = ['working', 'stopped', 'lock', 'archive'];
const groupStatuses: readonly GroupStatus[] = ['working', 'stopped', 'archive'];
const advertStatuses: readonly AdvertStatus[] = ['moderate', 'approved', 'working', 'stopped', 'ban'];

interface CampaignSearch {
  /** Some of them: `working,stopped`. */
  status?: string | undefined;
  /** A group's id; 0 is without one. */
  group?: number | undefined;
  owner?: number | undefined;
}

/** What the campaigns of a list are narrowed down to, as the URL carries it. What doesn't fit is forgiven. */
export const campaignSearch = ({ status, group, owner }: Record<string, unknown>): CampaignSearch => ({
  status: knownStatuses(campaignStatuses, status),
  group: idFrom(0, group),
  owner: idFrom(1, owner),
});

/** The same for groups. */
export const groupSearch = ({ status, owner }: Record<string, unknown>): Omit<CampaignSearch, 'group'> => ({
  status: knownStatuses(groupStatuses, status),
  owner: idFrom(1, owner),
});

/** The same for adverts of all campaigns. */
export const advertListSearch = ({ status, owner }: Record<string, unknown>): Omit<CampaignSearch, 'group'> => ({
  ...advertSearch({ status }),
  owner: idFrom(1, owner),
});

/** The same for the adverts of a campaign. */
export const advertSearch = ({ status }: Record<string, unknown>): Pick<CampaignSearch, 'status'> => ({
  status: knownStatuses(advertStatuses, status),
});

function knownStatuses(statuses: readonly string[], text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const chosen = text.split(',');
  return statuses.filter((status) => chosen.includes(status)).join() || undefined;
}

const idFrom = (least: number, value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least ? value : undefined;
