import { toMicros } from '@preroll/rules/campaign/event-price';
import { DEFAULT_REVENUE_SHARE } from '@preroll/rules/site/revenue-share';
import { and, asc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { isServingSite } from '../../inventory/placements/placement-state.ts';
import { scriptOfPlacement } from '../../inventory/scripts/placed-scripts.ts';
import type { Db } from '../../platform/db/database.ts';
import { formats, placements, sites, users } from '../../platform/db/schema.ts';
import type { IndexedPlacement } from './delivery-index.ts';

const PAGE_SIZE = 1_000;

/** Reads the matching placements in pages, including deleted ones, for the events of adverts served on them earlier. */
export async function* readPlacements(db: Db, matching?: SQL): AsyncGenerator<IndexedPlacement, void, undefined> {
  for (let last = 0; ; ) {
    const rows = await selectPlacements(db)
      .where(and(gt(placements.id, last), matching))
      .orderBy(asc(placements.id))
      .limit(PAGE_SIZE);
    yield* rows.map(toIndexedPlacement);
    const id = rows.at(-1)?.placement.id;
    if (id === undefined || rows.length < PAGE_SIZE) return;
    last = id;
  }
}

const selectPlacements = (db: Db) =>
  db
    .select({
      placement: placements,
      site: {
        status: sites.status,
        domain: sites.domain,
        verifiedAt: sites.verifiedAt,
        categories: sites.categories,
        revenueShare: sites.revenueShare,
      },
      owner: { id: users.id, status: users.status, currency: users.currency, timezone: users.timezone },
      skipOffset: formats.skipOffset,
      vpaidScript: scriptOfPlacement('vpaid'),
      brandingScript: scriptOfPlacement('branding'),
    })
    .from(placements)
    .innerJoin(sites, eq(sites.id, placements.siteId))
    .innerJoin(users, eq(users.id, sites.ownerId))
    .innerJoin(formats, eq(formats.id, placements.formatId));

type Row = Awaited<ReturnType<typeof selectPlacements>>[number];

function toIndexedPlacement({ placement, site, owner, ...own }: Row): IndexedPlacement {
  return {
    id: placement.id,
    isDeleted: placement.status === 'deleted' || site.status === 'deleted',
    siteId: placement.siteId,
    domain: site.domain,
    webmasterId: owner.id,
    webmasterTimezone: owner.timezone,
    currency: owner.currency,
    formatId: placement.formatId,
    ...own,
    feeds: placement.feeds,
    backfill: placement.backfillVastUrl,
    floor: toMicros(placement.floorPrice),
    blockedCategories: new Set(placement.blockedCategories),
    // "*.rival.example" and "rival.example" both block the host and its subdomains
    blockedDomains: new Set(placement.blockedDomains.map((domain) => domain.replace(/^\*\./, '').toLowerCase())),
    categories: site.categories,
    revenueShare: site.revenueShare ?? DEFAULT_REVENUE_SHARE,
    isServing: placement.status === 'working' && isServingSite(site, owner),
  };
}

/** Conditions on the placements affected by a change of these records. */
export const affectedPlacements = {
  placement: (ids: number[]) => inArray(placements.id, ids),
  site: (ids: number[]) => inArray(placements.siteId, ids),
  user: (ids: number[]) => inArray(sites.ownerId, ids),
  format: (ids: number[]) => inArray(placements.formatId, ids),
  // placements without a script of their own run the default one
  script: (ids: number[]) =>
    or(
      ...[placements.vpaidScriptId, placements.brandingScriptId].flatMap((column) => [
        inArray(column, ids),
        isNull(column),
      ]),
    ),
} satisfies Record<string, (ids: number[]) => SQL | undefined>;
