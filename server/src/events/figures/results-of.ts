import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { advertDays, adverts, campaignDays, campaigns, groups, users } from '../../platform/db/schema.ts';
import { advertFigures, mapFigures } from './add-figures.ts';
import type { FiguresPeriod } from './figures-period.ts';

type Source = 'campaign' | 'group' | 'advert';

/** The figures of lists of campaigns, groups or adverts. */
export const figuresOf = (source: Source) => ({
  kind: advertFigures,
  resultsOf: (db: Db, period: FiguresPeriod, matching: SQL | undefined) => resultsOf(db, { source, period, matching }),
});

interface Question {
  source: Source;
  period: FiguresPeriod;
  /** A condition on the records, and on what they belong to. */
  matching: SQL | undefined;
}

/** Selects the results of each day of both periods, with their record and currency. */
function resultsOf(db: Db, { source, period, matching }: Question) {
  const days = source === 'advert' ? advertDays : campaignDays;
  const recordOf = { campaign: campaigns.id, group: groups.id, advert: adverts.id };
  const columns = {
    id: sql<number>`${recordOf[source]}`.as('record_id'),
    currency: users.currency,
    day: sql<string>`${days.day}`.as('day'),
    ...mapFigures(advertFigures, (name) => sql`${days[name]}`.as(name)),
  };
  const isAsked = and(between(days.day, period.before_from ?? period.date_from, period.date_to), matching);
  if (source === 'advert')
    return db
      .select(columns)
      .from(advertDays)
      .innerJoin(adverts, eq(adverts.id, advertDays.advertId))
      .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
      .innerJoin(users, eq(users.id, campaigns.ownerId))
      .where(isAsked)
      .as('results');
  return db
    .select(columns)
    .from(campaignDays)
    .innerJoin(campaigns, eq(campaigns.id, campaignDays.campaignId))
    .leftJoin(groups, eq(groups.id, campaigns.groupId))
    .innerJoin(users, eq(users.id, campaigns.ownerId))
    .where(isAsked)
    .as('results');
}
