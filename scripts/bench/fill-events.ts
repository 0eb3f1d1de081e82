import { join } from 'node:path';
import { countries } from '../../server/src/advertising/dictionaries/countries.ts';
import { startChdb } from '../../server/src/events/store/chdb-process.ts';
import { connect } from '../../server/src/events/store/clickhouse-client.ts';
import { migrateEvents } from '../../server/src/events/store/migrate-events.ts';

export const DAYS = 90;

const ADVERTS = 5_000;
const ADVERTS_EACH = 5;
const CAMPAIGNS_EACH = 10;
const PLACEMENTS = 300;
const PLACEMENTS_EACH = 2;
const SITES_EACH = 3;
const COUNTRIES = 60;
const BATCH_SIZE = 100_000;

/**
 * Writes events of the last days to an embedded store in chronological order, as its materialized views receive them.
 */
export async function fillEvents(dataDir: string, count: number, owners: { advertiser: number; webmaster: number }) {
  const store = await startChdb(join(dataDir, 'events'));
  const client = connect(store.address);
  try {
    await migrateEvents(client);
    const codes = countries.slice(0, COUNTRIES).map(({ code }) => code);
    const start = Math.floor(Date.now() / 1000) - DAYS * 86_400;
    for (let first = 0; first < count; first += BATCH_SIZE)
      await client.command({
        query: `INSERT INTO events (ts, kind, count, advertiser, webmaster, campaign, advert, site, placement, format, feed,
            country, region, device, os, browser, language, price, price_base, revenue, revenue_base)
          WITH cityHash64(number) AS hash,
            1 + hash % ${ADVERTS} AS advert_id,
            1 + intDiv(advert_id - 1, ${ADVERTS_EACH}) AS campaign_id,
            1 + intDiv(hash, 7919) % ${PLACEMENTS} AS placement_id,
            1 + intDiv(placement_id - 1, ${PLACEMENTS_EACH}) AS site_id,
            intDiv(hash, 104729) % 100 AS part,
            multiIf(part < 20, 'serve', part < 38, 'win', part < 56, 'impression', part < 70, 'show', part < 75, 'skip',
              part < 77, 'click', part < 85, 'quartile25', part < 91, 'quartile50', part < 96, 'quartile75',
              'quartile100') AS what,
            if(what = 'impression', 100000 + hash % 400000, 0) AS paid
          SELECT toDateTime({start:UInt32} + intDiv(number * ${DAYS * 86_400}, {count:UInt32})), what, 1,
            {advertiser:UInt32} + intDiv(campaign_id - 1, ${CAMPAIGNS_EACH}),
            {webmaster:UInt32} + intDiv(site_id - 1, ${SITES_EACH}), campaign_id, advert_id, site_id, placement_id,
            1 + hash % 5, 1 + hash % 3,
            {codes:Array(String)}[1 + toUInt32(sqrt(intDiv(hash, 31) % ${COUNTRIES ** 2}))], '',
            ['mobile', 'mobile', 'mobile', 'desktop', 'desktop', 'tablet', 'smart_tv'][1 + intDiv(hash, 13) % 7],
            ['android', 'ios', 'windows'][1 + hash % 3], ['chrome', 'safari', 'firefox'][1 + intDiv(hash, 17) % 3], 'en',
            paid, paid * 90, intDiv(paid * 7, 10), intDiv(paid * 7, 10) * 90
          FROM numbers({first:UInt32}, {rows:UInt32})`,
        query_params: { start, count, codes, first, rows: Math.min(BATCH_SIZE, count - first), ...owners },
      });
  } finally {
    await client.close();
    await store.stop();
  }
}
