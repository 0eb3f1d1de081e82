import type { User } from '@/entities/user';
import type { AnalyticsAnswer } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';

/** A client with their spend in the period; undefined while it loads. */
export interface ClientRow extends User {
  spend?: number | undefined;
  /** Spend in the previous period up to the same time; null if there is nothing to compare. */
  before?: number | null | undefined;
}

/** Adds the spend to each client; 0 for clients without results. */
export function withPace(clients: readonly User[] | undefined, answer: AnalyticsAnswer | undefined) {
  const byId = new Map(answer?.rows.map(({ dims: [advertiser], ...sums }) => [Number(advertiser?.value), sums]));
  return clients?.map((client): ClientRow => {
    if (answer === undefined) return client;
    const sums = byId.get(client.id);
    return {
      ...client,
      spend: sums?.metrics.spend ?? 0,
      before: sums?.compare ? (sums.compare.spend ?? 0) : null,
    };
  });
}

/** "2 adverts in review, 1 payment"; empty if nothing waits. */
export const describeWaiting = ({ adverts_in_review, sites_in_review, payments_waiting }: User['work']): string =>
  [
    adverts_in_review > 0 && `${formatCount(adverts_in_review, 'advert')} in review`,
    sites_in_review > 0 && `${formatCount(sites_in_review, 'site')} in review`,
    payments_waiting > 0 && formatCount(payments_waiting, 'payment'),
  ]
    .filter(Boolean)
    .join(', ');

/** "3 of 5 campaigns working, 2 sites"; empty if there is nothing. */
export const describeWork = ({ campaigns, campaigns_working, sites }: User['work']): string =>
  [
    campaigns > 0 && `${campaigns_working} of ${formatCount(campaigns, 'campaign')} working`,
    sites > 0 && formatCount(sites, 'site'),
  ]
    .filter(Boolean)
    .join(', ');
