import type { AnalyticsDimension } from '@preroll/rules/analytics/analytics-dimensions';
import type { AnalyticsFilter } from '@preroll/rules/analytics/analytics-filters';
import { analyticsMetrics, sumsOfMetric } from '@preroll/rules/analytics/analytics-metrics';
import type { AnalyticsQuestion } from '@preroll/rules/analytics/analytics-question';
import { findRecordFilter, recordAmounts } from '@preroll/rules/analytics/analytics-record';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ownedWithin } from '../../platform/access/scope.ts';
import type { Requester } from '../../platform/access/viewer.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { adverts, campaigns, groups, placements, sites, users } from '../../platform/db/schema.ts';
import type { Reporter } from './reporter.ts';

type Question = Pick<AnalyticsQuestion, 'filters' | 'metrics'>;

/** The units of a record's figures. */
type Account = Pick<Reporter, 'currency' | 'timezone'>;

/** The time zone of a list's days, and the source of its results. */
export interface DaysOfFigures {
  /** IANA name. */
  timezone: string;
  /** Whether these are the days that limits and the ledger use; PostgreSQL keeps daily results for those only. */
  areOwn: boolean;
}

/**
 * Returns the time zone of the days in lists and reports: the reader's choice, if any. Otherwise owners get the days of the
 * record itself (a campaign's own time zone, the owner's for other records), and users who see the records of several
 * accounts get their own time zone, whatever the filters leave.
 */
export async function daysOfFigures(
  db: Db,
  viewer: Requester,
  { filters, chosen }: { filters: readonly AnalyticsFilter[]; chosen: string | undefined },
): Promise<DaysOfFigures> {
  if (chosen !== undefined) return { timezone: chosen, areOwn: false };
  const isOwner = viewer.cabinet === 'advertiser' || viewer.cabinet === 'webmaster';
  if (!isOwner) return { timezone: viewer.user.timezone, areOwn: false };
  const named = findRecordFilter(filters);
  const record = named && (await readAccount(db, viewer, named.dimension, Number(named.values[0])));
  return { timezone: record?.timezone ?? viewer.user.timezone, areOwn: true };
}

/**
 * Returns the currency and the time zone of the account whose record a question's filter names.
 * @throws ApiError 422 if it names no record in the requester's scope, or the metrics contain money of the other side
 */
export async function accountOfRecord(db: Db, viewer: Requester, { filters, metrics }: Question): Promise<Account> {
  const named = findRecordFilter(filters);
  if (named === undefined) throw invalid({ own_currency: ['Filter by one record that belongs to an account'] });
  const other = metrics.find((metric) =>
    sumsOfMetric(metric).some(
      (sum) => (sum === 'spend' || sum === 'revenue') && sum !== recordAmounts[named.dimension],
    ),
  );
  if (other !== undefined)
    throw invalid({ own_currency: [`${analyticsMetrics[other].label} has more than one currency here`] });
  const account = await readAccount(db, viewer, named.dimension, Number(named.values[0]));
  if (account === undefined) throw invalid({ own_currency: ['There is no such record'] });
  return account;
}

/** Returns undefined for a record outside the requester's scope. */
async function readAccount(
  db: Db,
  viewer: Requester,
  dimension: AnalyticsDimension,
  id: number,
): Promise<Account | undefined> {
  const [account] = await selectAccount(db, dimension, { id, isSeen: ownedWithin(viewer, users.id) });
  return account;
}

/** An account owns itself. */
function selectAccount(
  db: Db,
  dimension: AnalyticsDimension,
  { id, isSeen }: { id: number; isSeen: SQL | undefined },
): Promise<Account[]> {
  const ofOwner = { currency: users.currency, timezone: users.timezone };
  const ofCampaign = { currency: users.currency, timezone: campaigns.timezone };
  const only = (record: { id: PgColumn }) => and(eq(record.id, id), isSeen);
  switch (dimension) {
    case 'campaign':
      return db
        .select(ofCampaign)
        .from(campaigns)
        .innerJoin(users, eq(users.id, campaigns.ownerId))
        .where(only(campaigns));
    case 'advert':
      return db
        .select(ofCampaign)
        .from(adverts)
        .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
        .innerJoin(users, eq(users.id, campaigns.ownerId))
        .where(only(adverts));
    case 'group':
      return db.select(ofOwner).from(groups).innerJoin(users, eq(users.id, groups.ownerId)).where(only(groups));
    case 'site':
      return db.select(ofOwner).from(sites).innerJoin(users, eq(users.id, sites.ownerId)).where(only(sites));
    case 'placement':
      return db
        .select(ofOwner)
        .from(placements)
        .innerJoin(sites, eq(sites.id, placements.siteId))
        .innerJoin(users, eq(users.id, sites.ownerId))
        .where(only(placements));
    default:
      return db.select(ofOwner).from(users).where(only(users));
  }
}
