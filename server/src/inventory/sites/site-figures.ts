import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { mapFigures, siteFigures } from '../../events/figures/add-figures.ts';
import type { FiguresPeriod } from '../../events/figures/figures-period.ts';
import {
  type FiguresDeps,
  type FiguresList,
  type FiguresSource,
  listFigures,
} from '../../events/figures/list-figures.ts';
import { countsWholeDays } from '../../events/figures/read-sums.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { siteDays, sites, users } from '../../platform/db/schema.ts';

/**
 * Reads the figures of a list of sites: the totals of all sites that its filters match, and those of each site of the page.
 * @throws ApiError as `listFigures`
 */
export async function listSiteSums(
  deps: FiguresDeps,
  call: Parameters<typeof listFigures>[1],
  list: FiguresList,
): Promise<components['schemas']['SiteListFigures']> {
  const { period, totals, items } = await listFigures(deps, call, source, list);
  const ids = items.map(({ id }) => id);
  const owners = ids.length === 0 ? [] : await readCurrencies(deps.db, ids);
  const currencyOf = new Map(owners.map(({ id, currency }) => [id, currency]));
  return {
    period,
    totals,
    items: items.flatMap((item) => {
      const currency = currencyOf.get(item.id);
      // the site was removed in the meantime
      return currency === undefined ? [] : [{ ...item, currency }];
    }),
  };
}

const source: FiguresSource<keyof typeof siteFigures.none> = {
  kind: siteFigures,
  resultsOf,
  countedBy: 'site',
  countedOf: (db, matching) =>
    db
      .select({ id: sites.id, recordId: sites.id, currency: users.currency, timezone: users.timezone })
      .from(sites)
      .innerJoin(users, eq(users.id, sites.ownerId))
      .where(matching),
};

/** Selects the results of each day of both periods that counts whole, with the site and its currency. */
function resultsOf(db: Db, { period, now }: { period: FiguresPeriod; now: Date }, matching: SQL | undefined) {
  return db
    .select({
      id: sql<number>`${siteDays.siteId}`.as('record_id'),
      currency: users.currency,
      day: sql<string>`${siteDays.day}`.as('day'),
      ...mapFigures(siteFigures, (name) => sql`${siteDays[name]}`.as(name)),
    })
    .from(siteDays)
    .innerJoin(sites, eq(sites.id, siteDays.siteId))
    .innerJoin(users, eq(users.id, sites.ownerId))
    .where(and(countsWholeDays({ day: siteDays.day, timezone: users.timezone }, period, now), matching))
    .as('results');
}

const readCurrencies = (db: Db, ids: number[]) =>
  db
    .select({ id: sites.id, currency: users.currency })
    .from(sites)
    .innerJoin(users, eq(users.id, sites.ownerId))
    .where(inArray(sites.id, ids));
