import { eventPrice } from '@preroll/rules/campaign/event-price';
import type { Db } from '../../../server/src/platform/db/database.ts';
import { readRows } from '../../../server/src/platform/db/read-rows.ts';
import { adverts, campaigns, ordAdverts, placements, sites } from '../../../server/src/platform/db/schema.ts';
import { expectRow } from '../../../server/src/platform/records/expect-row.ts';
import { loginOf } from '../../lib/accounts.ts';
import { ZONES } from './clock.ts';

export const LENGTH = 4;

/** A placement with the only campaign of its format. */
export interface PlacementSetup {
  placement: number;
  campaign: number;
  /** The campaign's time zone (IANA). */
  timezone: string;
  billed: 'impression' | 'click' | 'quartile100';
  /** Price of a billed event in micros. */
  price: number;
  /** The campaign's daily limit of valid shows. */
  showsLimitDay: number | null;
}

/**
 * Creates an unpaced campaign for each pay model, of advertisers in two time zones, and a placement for each, on sites
 * of webmasters in both zones. One campaign has a daily limit of shows.
 */
export async function fillScene(db: Db, { showsLimitDay }: { showsLimitDay: number }): Promise<PlacementSetup[]> {
  const [first, second] = ZONES;
  const ids = await readRows<{ id: number }>(db, 'select id from formats order by id');
  const owners = [await settle(db, 'advertiser', first), await settle(db, 'advertiser2', second)] as const;
  const sitesOf = [await addSite(db, 'webmaster', first), await addSite(db, 'webmaster2', second)] as const;
  const terms = [
    { payModel: 'cpm', bid: 1234.567, owner: owners[0], timezone: first, site: sitesOf[0], limit: null },
    { payModel: 'cpm', bid: 987.654, owner: owners[1], timezone: second, site: sitesOf[0], limit: showsLimitDay },
    { payModel: 'cpc', bid: 45.67, owner: owners[1], timezone: second, site: sitesOf[1], limit: null },
    { payModel: 'cpv', bid: 41.23, owner: owners[0], timezone: first, site: sitesOf[1], limit: null },
  ] as const;
  const billed = { cpm: 'impression', cpc: 'click', cpv: 'quartile100' } as const;
  const setups: PlacementSetup[] = [];
  for (const [index, { payModel, bid, owner, timezone, site, limit }] of terms.entries()) {
    const formatId = expectRow(ids.slice(index, index + 1)).id;
    const campaign = await addCampaign(db, { payModel, bid, owner, timezone, formatId, limit });
    const [placement] = await db
      .insert(placements)
      .values({ siteId: site, name: `Place ${index}`, formatId })
      .returning({ id: placements.id });
    setups.push({
      ...{ placement: expectRow(placement ? [placement] : []).id, campaign, timezone, showsLimitDay: limit },
      ...{ billed: billed[payModel], price: eventPrice(payModel, bid) },
    });
  }
  return setups;
}

/** Sets a user's time zone and returns the user's id. */
async function settle(db: Db, account: Parameters<typeof loginOf>[0], timezone: string): Promise<number> {
  const statement = `update users set timezone = '${timezone}' where login = '${loginOf(account)}' returning id`;
  const rows = await readRows<{ id: number }>(db, statement);
  return expectRow(rows).id;
}

async function addSite(db: Db, account: Parameters<typeof loginOf>[0], timezone: string): Promise<number> {
  const ownerId = await settle(db, account, timezone);
  const domain = `${account}.example`;
  const row = { ownerId, name: account, domain, domainUnicode: domain, status: 'approved' as const };
  const rows = await db
    .insert(sites)
    .values({ ...row, verifiedAt: new Date() })
    .returning({ id: sites.id });
  return expectRow(rows).id;
}

interface Terms {
  payModel: 'cpm' | 'cpc' | 'cpv';
  bid: number;
  owner: number;
  timezone: string;
  formatId: number;
  limit: number | null;
}

async function addCampaign(db: Db, { payModel, bid, owner, timezone, formatId, limit }: Terms): Promise<number> {
  const campaign = expectRow(
    await db
      .insert(campaigns)
      .values({
        ...{ ownerId: owner, updatedBy: owner, name: `Sale by ${payModel} ${formatId}`, status: 'working' },
        ...{ payModel, bid, timezone, formatId, pacing: 'asap', advertLink: 'https://shop.example/' },
        ...(limit === null ? {} : { targeting: { shows_limit_day: limit } }),
      })
      .returning({ id: campaigns.id }),
  );
  const advert = expectRow(
    await db
      .insert(adverts)
      .values({
        ...{ adsId: campaign.id, updatedBy: owner, name: 'Advert', title: 'Spring sale', status: 'working' },
        ...{ advertLink: 'https://shop.example/', loadingStatus: 'ready', duration: LENGTH, width: 1280, height: 720 },
        ...{ creative: '/media/a/source.mp4', creativeMp4: '/media/a/video.mp4', creativeHls: '/media/a/master.m3u8' },
      })
      .returning({ id: adverts.id }),
  );
  await db.insert(ordAdverts).values({ advertId: advert.id, erid: '2VtzqwExample', erirStatus: 'verified' });
  return campaign.id;
}
