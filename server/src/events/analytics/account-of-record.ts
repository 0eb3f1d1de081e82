import type { AnalyticsDimension } from '@preroll/rules/analytics/analytics-dimensions';
import { type AnalyticsSum, analyticsMetrics, sumsOfMetric } from '@preroll/rules/analytics/analytics-metrics';
import type { AnalyticsQuestion } from '@preroll/rules/analytics/analytics-question';
import { and, eq, inArray } from 'drizzle-orm';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Asker } from '../../platform/access/viewer.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { adverts, campaigns, groups, placements, sites, users } from '../../platform/db/schema.ts';
import type { Reporter } from './reporter.ts';

type Question = Pick<AnalyticsQuestion, 'filters' | 'metrics'>;

/** The sum whose currency is the account's, by what an account has. */
const sides: Partial<Record<AnalyticsDimension, AnalyticsSum>> = {
  campaign: 'spend',
  group: 'spend',
  advert: 'spend',
  advertiser: 'spend',
  site: 'revenue',
  placement: 'revenue',
  webmaster: 'revenue',
};

/** What a record's figures are counted in. */
type Account = Pick<Reporter, 'currency' | 'timezone'>;

/**
 * Returns the currency and the time zone of the account whose record a question's filter names.
 * @throws ApiError 422 if it names no record in the scope of who asks, or the metrics hold money of the other side
 */
export async function accountOfRecord(db: Db, viewer: Asker, { filters, metrics }: Question): Promise<Account> {
  const named = filters.find(
    ({ dimension, operator, values }) => sides[dimension] !== undefined && operator === 'in' && values.length === 1,
  );
  if (named === undefined) throw invalid({ own_currency: ['Filter by one record that belongs to an account'] });
  const other = metrics.find((metric) =>
    sumsOfMetric(metric).some((sum) => (sum === 'spend' || sum === 'revenue') && sum !== sides[named.dimension]),
  );
  if (other !== undefined)
    throw invalid({ own_currency: [`${analyticsMetrics[other].label} has more than one currency here`] });
  const account = await readAccount(db, viewer, named.dimension, Number(named.values[0]));
  if (account === undefined) throw invalid({ own_currency: ['There is no such record'] });
  return account;
}

/** Undefined for a record outside the scope of who asks. */
async function readAccount(
  db: Db,
  viewer: Asker,
  dimension: AnalyticsDimension,
  id: number,
): Promise<Account | undefined> {
  const [account] = await db
    .select({ currency: users.currency, timezone: users.timezone })
    .from(users)
    .where(and(inArray(users.id, ownerOf(db, dimension, id)), ownedWithin(viewer, users.id)));
  return account;
}

/** Selects the owner's id; an account owns itself. */
function ownerOf(db: Db, dimension: AnalyticsDimension, id: number) {
  const owner = { id: campaigns.ownerId };
  switch (dimension) {
    case 'campaign':
      return db.select(owner).from(campaigns).where(eq(campaigns.id, id));
    case 'advert':
      return db
        .select(owner)
        .from(campaigns)
        .innerJoin(adverts, eq(adverts.adsId, campaigns.id))
        .where(eq(adverts.id, id));
    case 'group':
      return db.select({ id: groups.ownerId }).from(groups).where(eq(groups.id, id));
    case 'site':
      return db.select({ id: sites.ownerId }).from(sites).where(eq(sites.id, id));
    case 'placement':
      return db
        .select({ id: sites.ownerId })
        .from(sites)
        .innerJoin(placements, eq(placements.siteId, sites.id))
        .where(eq(placements.id, id));
    default:
      return db.select({ id: users.id }).from(users).where(eq(users.id, id));
  }
}
