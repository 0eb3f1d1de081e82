import type { Viewer } from './frequency.ts';
import type { UsageState } from './limit-counts.ts';
import type { LimitedCampaign, LimitedGroup } from './limited-campaign.ts';
import { createServeLimits, type SettledServe } from './serve-limits.ts';
import { createServedKinds } from './served-kinds.ts';

const noLimits: LimitedCampaign['limits'] = {
  cash: null,
  cashDay: null,
  shows: null,
  showsDay: null,
  showsAllTime: null,
  uniqueUsers: null,
  userTimeout: null,
};

/** Makes a campaign for tests: CPM, 10 micros per impression, no limits. */
export const campaignOf = ({
  limits,
  ...given
}: Partial<Omit<LimitedCampaign, 'limits'>> & {
  limits?: Partial<LimitedCampaign['limits']>;
} = {}): LimitedCampaign => ({
  id: 1,
  ownerId: 7,
  group: null,
  timezone: 'UTC',
  startDate: null,
  endDate: null,
  hours: [],
  weekdays: [],
  pacing: 'asap',
  payModel: 'cpm',
  price: 10,
  ...given,
  limits: { ...noLimits, ...limits },
});

export const groupOf = (given: Partial<LimitedGroup> = {}): LimitedGroup => ({
  id: 3,
  timezone: 'UTC',
  startDate: null,
  endDate: null,
  limits: { cash: null, cashDay: null },
  ...given,
});

export const noUsage = { cash: 0, shows: 0, showsAllTime: 0, days: [] };

/** The usage of a campaign that has used nothing. */
export const unusedStateOf = (campaign: LimitedCampaign, available = 1_000_000): UsageState => ({
  campaigns: [{ campaign, used: noUsage }],
  groups: campaign.group === null ? [] : [{ id: campaign.group.id, used: noUsage }],
  balances: [{ ownerId: campaign.ownerId, available }],
});

export const newLimits = () =>
  createServeLimits({ startedAt: new Date('2026-11-01T00:00:00Z'), served: createServedKinds() });

/** A viewer without a cookie. */
export const viewerOf = (person: string): Viewer => ({ person, lasting: null });

/** Reserves a serve, and returns what the URLs of its events would contain. */
export function serve(
  limits: ReturnType<typeof newLimits>,
  campaign: LimitedCampaign,
  servedAt: Date,
  viewer: Viewer | null = null,
): SettledServe {
  const { id: ofCampaign, payModel, price } = campaign;
  return { id: limits.reserve(campaign, servedAt, viewer), campaign: ofCampaign, servedAt, payModel, price };
}

export const noon = new Date('2026-11-20T12:00:00Z');
export const later = (seconds: number, from = noon) => new Date(from.getTime() + seconds * 1000);

/** Limits with a campaign that has used nothing. */
export const limitsWith = (campaign: LimitedCampaign, available?: number) => {
  const limits = newLimits();
  limits.load(unusedStateOf(campaign, available));
  return limits;
};
