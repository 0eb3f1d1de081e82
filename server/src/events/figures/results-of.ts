import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { advertDays, adverts, campaignDays, campaigns, groups, users } from '../../platform/db/schema.ts';
import { advertFigures, mapFigures } from './add-figures.ts';
import type { FiguresPeriod } from './figures-period.ts';
import type { FiguresSource } from './list-figures.ts';
import type { CountedRecord } from './read-reported-sums.ts';
import { countsWholeDays } from './read-sums.ts';

type Source = 'campaign' | 'group' | 'advert';

/** The figures of lists of campaigns, groups or adverts. */
export const figuresOf = (source: Source): FiguresSource<keyof typeof advertFigures.none> => ({
  kind: advertFigures,
  resultsOf: (db, days, matching) => resultsOf(db, { source, ...days, matching }),
  countedBy: source === 'advert' ? source : 'campaign',
  countedOf: (db, matching) => countedOf(db, source, matching),
});

const recordOf = { campaign: campaigns.id, group: groups.id, advert: adverts.id };

/** Selects what counts towards matching records. For a group, these are its current campaigns. */
function countedOf(db: Db, source: Source, matching: SQL | undefined): PromiseLike<CountedRecord[]> {
  const columns = {
    recordId: sql<number>`${recordOf[source]}`,
    currency: users.currency,
    timezone: campaigns.timezone,
  };
  if (source === 'advert')
    return db
      .select({ id: adverts.id, ...columns })
      .from(adverts)
      .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
      .innerJoin(users, eq(users.id, campaigns.ownerId))
      .where(matching);
  return db
    .select({ id: campaigns.id, ...columns })
    .from(campaigns)
    .leftJoin(groups, eq(groups.id, campaigns.groupId))
    .innerJoin(users, eq(users.id, campaigns.ownerId))
    .where(source === 'group' ? and(isNotNull(groups.id), matching) : matching);
}

interface Question {
  source: Source;
  period: FiguresPeriod;
  now: Date;
  /** A condition on the records and the tables joined to them. */
  matching: SQL | undefined;
}

/** Selects the results of each day of both periods that counts whole, with the record and its currency. */
function resultsOf(db: Db, { source, period, now, matching }: Question) {
  const days = source === 'advert' ? advertDays : campaignDays;
  const columns = {
    id: sql<number>`${recordOf[source]}`.as('record_id'),
    currency: users.currency,
    day: sql<string>`${days.day}`.as('day'),
    ...mapFigures(advertFigures, (name) => sql`${days[name]}`.as(name)),
  };
  const isAsked = and(countsWholeDays({ day: days.day, timezone: campaigns.timezone }, period, now), matching);
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
