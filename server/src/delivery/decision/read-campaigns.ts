import { and, asc, eq, gt, gte, inArray, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { advertiserName } from '../../advertising/adverts/advertiser-name.ts';
import { hasErid } from '../../advertising/campaigns/campaign-facts.ts';
import { compileInChunks } from '../../advertising/targeting/refused-by.ts';
import { withDefaults } from '../../advertising/targeting/targeting.ts';
import { ownerReason } from '../../platform/access/owner-reason.ts';
import type { Db } from '../../platform/db/database.ts';
import { advertDays, adverts, campaigns, formats, groups, ordAdverts, users } from '../../platform/db/schema.ts';
import { limitedColumns, toLimitedCampaign } from '../limits/select-limited.ts';
import type { IndexedCampaign } from './delivery-index.ts';
import { type MeasuredResults, rateOf } from './expected-rate.ts';
import { type AdvertRow, toIndexedAdvert, unservableReason } from './indexed-advert.ts';

/** Campaigns per query; small, because the targeting of one may have megabytes. */
const PAGE_SIZE = 50;
const MEASURED_DAYS = 28;

export interface ReadCampaign {
  id: number;
  campaign: IndexedCampaign | null;
  /** The ids of the campaigns read in the same page. */
  page: readonly number[];
}

/** Reads the matching campaigns in pages, yielding to the event loop in between. */
export async function* readCampaigns(
  db: Db,
  publicUrl: string,
  matching?: SQL,
): AsyncGenerator<ReadCampaign, void, undefined> {
  for (let last = 0; ; ) {
    const rows = await selectCampaigns(db)
      .where(and(gt(campaigns.id, last), matching))
      .orderBy(asc(campaigns.id))
      .limit(PAGE_SIZE);
    const ids = rows.map(({ campaign }) => campaign.id);
    const [ofCampaigns, measured] = [await readAdverts(db, ids), await readMeasured(db, ids)];
    for (const row of rows) {
      const own = ofCampaigns.filter(({ adsId }) => adsId === row.campaign.id);
      yield { id: row.campaign.id, page: ids, campaign: await toIndexedCampaign(row, own, { measured, publicUrl }) };
    }
    const id = ids.at(-1);
    if (id === undefined || rows.length < PAGE_SIZE) return;
    last = id;
  }
}

const selectCampaigns = (db: Db) =>
  db
    .select({
      ...limitedColumns,
      formatId: campaigns.formatId,
      status: campaigns.status,
      targeting: campaigns.targeting,
      groupStatus: groups.status,
      format: {
        kind: formats.kind,
        vpaidAllowed: formats.vpaidAllowed,
        maxDuration: formats.maxDuration,
        width: formats.width,
        height: formats.height,
      },
      owner: { status: users.status, currency: users.currency, name: users.name, legalName: users.legalName },
    })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.ownerId))
    .innerJoin(formats, eq(formats.id, campaigns.formatId))
    .leftJoin(groups, eq(groups.id, campaigns.groupId));

type CampaignRow = Awaited<ReturnType<typeof selectCampaigns>>[number];

const readAdverts = (db: Db, campaignIds: number[]): Promise<AdvertRow[]> =>
  db
    .select({
      id: adverts.id,
      adsId: adverts.adsId,
      title: adverts.title,
      description: adverts.description,
      category: adverts.category,
      advertLink: adverts.advertLink,
      urlMarks: adverts.urlMarks,
      icon: adverts.icon,
      trackers: adverts.additionalTrackers,
      useVpaid: adverts.useVpaid,
      vpaid: adverts.vpaid,
      interactive: adverts.interactive,
      loadingStatus: adverts.loadingStatus,
      mp4: adverts.creativeMp4,
      hls: adverts.creativeHls,
      poster: adverts.poster,
      markingInVideo: adverts.markingInVideo,
      duration: adverts.duration,
      width: adverts.width,
      height: adverts.height,
      renditions: adverts.renditions,
      erid: sql<string | null>`case when ${hasErid} then ${ordAdverts.erid} end`,
    })
    .from(adverts)
    .leftJoin(ordAdverts, eq(ordAdverts.advertId, adverts.id))
    .where(and(inArray(adverts.adsId, campaignIds), eq(adverts.status, 'working')))
    .orderBy(asc(adverts.id));

async function readMeasured(db: Db, campaignIds: number[]): Promise<ReadonlyMap<number, MeasuredResults>> {
  const sum = (column: SQLWrapper) => sql<number>`sum(${column})::float8`;
  const rows = await db
    .select({
      id: advertDays.advertId,
      impressions: sum(advertDays.impressions),
      clicks: sum(advertDays.clicks),
      completes: sum(advertDays.completes),
    })
    .from(advertDays)
    .innerJoin(adverts, eq(adverts.id, advertDays.advertId))
    .where(
      and(
        inArray(adverts.adsId, campaignIds),
        eq(adverts.status, 'working'),
        gte(advertDays.day, sql`current_date - ${MEASURED_DAYS}::integer`),
      ),
    )
    .groupBy(advertDays.advertId);
  return new Map(rows.map(({ id, ...measured }) => [id, measured]));
}

async function toIndexedCampaign(
  row: CampaignRow,
  working: readonly AdvertRow[],
  { measured, publicUrl }: { measured: ReadonlyMap<number, MeasuredResults>; publicUrl: string },
): Promise<IndexedCampaign | null> {
  if (row.status === 'deleted' || row.status === 'archive') return null;
  const limited = toLimitedCampaign(row);
  const isStarted =
    row.status === 'working' &&
    (row.groupStatus === null || row.groupStatus === 'working') &&
    ownerReason(row.owner) === null;
  // the rules of a stopped campaign are never checked
  const compiled = isStarted ? await compileInChunks(withDefaults(row.targeting), limited.timezone) : [];
  const isSchedule = (rule: string) => rule === 'active_hours' || rule === 'active_weekdays';
  const advertiser = advertiserName(row.owner);
  const shown = working.flatMap((advert) => {
    const { payModel } = limited;
    const rate = rateOf(payModel, measured.get(advert.id));
    return toIndexedAdvert(advert, { advertiser, publicUrl, rate, payModel, format: row.format }) ?? [];
  });
  return {
    limited,
    formatId: row.formatId,
    currency: row.owner.currency,
    isStarted,
    schedule: compiled.filter(([rule]) => isSchedule(rule)),
    targeting: compiled.filter(([rule]) => !isSchedule(rule)),
    lacks: shown.length > 0 ? null : unservableReason(working, row.format),
    adverts: shown,
  };
}

/** Conditions on the campaigns affected by a change of these records. */
export const affectedCampaigns = {
  campaign: (ids: number[]) => inArray(campaigns.id, ids),
  group: (ids: number[]) => inArray(campaigns.groupId, ids),
  user: (ids: number[]) => inArray(campaigns.ownerId, ids),
  format: (ids: number[]) => inArray(campaigns.formatId, ids),
} satisfies Record<string, (ids: number[]) => SQL>;

/** Matches all campaigns that can be started. */
export const startableCampaigns = (): SQL => notInArray(campaigns.status, ['deleted', 'archive']);
