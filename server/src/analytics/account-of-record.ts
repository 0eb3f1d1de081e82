import type { AnalyticsDimension } from '@preroll/rules/analytics-dimensions';
import { type AnalyticsSum, analyticsMetrics, sumsOfMetric } from '@preroll/rules/analytics-metrics';
import type { AnalyticsQuestion } from '@preroll/rules/analytics-question';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ownedWithin } from '../access/scope.ts';
import type { Asker } from '../access/viewer.ts';
import { invalid } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { adverts, campaigns, groups, placements, sites, users } from '../db/schema.ts';
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

async function readAccount(
  db: Db,
  viewer: Asker,
  dimension: AnalyticsDimension,
  id: number,
): Promise<Account | undefined> {
  const found = (column: PgColumn): SQL | undefined => and(eq(column, id), ownedWithin(viewer, users.id));
  const account = { currency: users.currency, timezone: users.timezone };
  const read = async () => {
    switch (dimension) {
      case 'campaign':
        return db
          .select(account)
          .from(campaigns)
          .innerJoin(users, eq(users.id, campaigns.ownerId))
          .where(found(campaigns.id));
      case 'group':
        return db.select(account).from(groups).innerJoin(users, eq(users.id, groups.ownerId)).where(found(groups.id));
      case 'advert':
        return db
          .select(account)
          .from(adverts)
          .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
          .innerJoin(users, eq(users.id, campaigns.ownerId))
          .where(found(adverts.id));
      case 'site':
        return db.select(account).from(sites).innerJoin(users, eq(users.id, sites.ownerId)).where(found(sites.id));
      case 'placement':
        return db
          .select(account)
          .from(placements)
          .innerJoin(sites, eq(sites.id, placements.siteId))
          .innerJoin(users, eq(users.id, sites.ownerId))
          .where(found(placements.id));
      default:
        return db.select(account).from(users).where(found(users.id));
    }
  };
  const [row] = await read();
  return row;
}
