import type { ClickHouseClient } from '@clickhouse/client';
import { desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { advertDays, adverts, campaigns, currencies, feeds, formats, placements, sites, users } from '../db/schema.ts';
import { createRandom } from '../reach/random.ts';
import { type DemoMarket, drawViewers } from './demo-audience.ts';
import { type DemoSegment, type DemoSource, divideDay } from './demo-segments.ts';

/** Rows of one insert. */
const BATCH = 20_000;

const kinds = [
  'request',
  'serve',
  'win',
  'impression',
  'show',
  'skip',
  'click',
  'quartile25',
  'quartile50',
  'quartile75',
  'quartile100',
] as const;

/** Columns of the table of segments that become columns of events as they are. */
const shared = [
  'site UInt32',
  'placement UInt32',
  'webmaster UInt32',
  'format UInt32',
  'feed UInt32',
  'country LowCardinality(String)',
  'region LowCardinality(String)',
  'city UInt32',
  'device LowCardinality(String)',
  'os LowCardinality(String)',
  'browser LowCardinality(String)',
  'language LowCardinality(String)',
];

/** What a request does not know yet. */
const ofAdvert = [
  'advertiser UInt32',
  'campaign UInt32',
  'campaign_group UInt32',
  'advert UInt32',
  'advertiser_domain String',
];

const prices = ['price Int64', 'price_base Int64', 'revenue Int64', 'revenue_base Int64'];

const nameOf = (column: string) => column.split(' ')[0] ?? '';

/**
 * Fills an empty event store with the events behind the demo's day counters: hours, viewers, sites and the funnel are
 * made up, but each day of each advert adds up to what lists show. Seeded, except that today ends now.
 */
export async function writeDemoEvents(client: ClickHouseClient, db: Db, now = new Date()): Promise<void> {
  const columns = [
    'ts DateTime',
    ...shared,
    ...ofAdvert,
    'billed String',
    ...prices,
    ...kinds.map((kind) => `n_${kind} UInt32`),
    'n_invalid UInt32',
  ];
  const command = (query: string) => client.command({ query });
  // what an interrupted attempt left behind; nothing is recorded before this has ended
  await command('TRUNCATE TABLE events');
  await command('DROP TABLE IF EXISTS demo_segments');
  await command(`CREATE TABLE demo_segments (${columns.join(', ')}) ENGINE = MergeTree ORDER BY tuple()`);
  let batch: unknown[][] = [];
  const send = async () => {
    await client.insert({ table: 'demo_segments', values: batch, format: 'JSONCompactEachRow' });
    batch = [];
  };
  for await (const row of makeRows(db, now)) if (batch.push(row) >= BATCH) await send();
  if (batch.length > 0) await send();
  const names = [...shared, ...ofAdvert].map(nameOf);
  const counted = `ARRAY JOIN [${kinds.map((kind) => `'${kind}'`).join(', ')}] AS kind, [${kinds.map((kind) => `n_${kind}`).join(', ')}] AS count`;
  const unlessRequest = [
    ...shared.map(nameOf),
    ...ofAdvert.map(nameOf).map((name) => `if(kind = 'request', defaultValueOfArgumentType(${name}), ${name})`),
    ...prices.map(nameOf).map((name) => `if(kind = billed, ${name}, 0)`),
  ];
  await command(
    `INSERT INTO events (ts, kind, count, ${[...names, ...prices.map(nameOf)].join(', ')}) ` +
      `SELECT ts, kind, count, ${unlessRequest.join(', ')} FROM demo_segments ${counted} WHERE count > 0 OR (kind = billed AND price != 0)`,
  );
  await command(
    `INSERT INTO events (ts, kind, count, invalid, ${names.join(', ')}) ` +
      `SELECT ts, 'impression', n_invalid, 'robot', ${names.join(', ')} FROM demo_segments WHERE n_invalid > 0`,
  );
  await command('DROP TABLE demo_segments');
}

const billedBy = { cpm: 'impression', cpc: 'click', cpv: 'quartile100' } as const;

async function* makeRows(db: Db, now: Date): AsyncGenerator<unknown[]> {
  const rates = new Map((await db.select().from(currencies)).map(({ code, rate }) => [code, rate]));
  const feedIds = new Map(
    (await db.select({ id: feeds.id, code: feeds.code }).from(feeds)).map((row) => [row.code, row.id]),
  );
  const places = await readPlaces(db);
  const list = await db
    .select({ campaign: campaigns, currency: users.currency, timezone: users.timezone })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.ownerId))
    .orderBy(campaigns.id);
  for (const { campaign, currency, timezone } of list) {
    const random = createRandom(campaign.id * 7919);
    const results = await db
      .select({ day: advertDays, advert: { id: adverts.id, link: adverts.advertLink } })
      .from(advertDays)
      .innerJoin(adverts, eq(adverts.id, advertDays.advertId))
      .where(eq(adverts.adsId, campaign.id))
      .orderBy(advertDays.day, advertDays.advertId);
    if (results.length === 0) continue;
    const market: DemoMarket = timezone === 'Asia/Almaty' ? 'KZ' : 'RU';
    const { targeting } = campaign;
    const viewers = await drawViewers({ targeting, timezone: campaign.timezone, market }, random);
    const sources = sourcesOf(
      places.filter(({ formatId }) => formatId === campaign.formatId),
      feedIds,
    );
    const rate = rates.get(currency) ?? 1;
    for (const { day, advert } of results) {
      const segments = divideDay(
        {
          ...day,
          timezone: campaign.timezone,
          billed: billedBy[campaign.payModel],
          hours: targeting.active_hours ?? [],
        },
        { viewers, sources, now },
        random,
      );
      for (const segment of segments)
        yield rowOf(segment, {
          format: campaign.formatId,
          ofAdvert: [campaign.ownerId, campaign.id, campaign.groupId ?? 0, advert.id, domainOf(advert.link)],
          billed: billedBy[campaign.payModel],
          rate,
        });
    }
  }
}

type Place = Awaited<ReturnType<typeof readPlaces>>[number];

/** The placements that took part, the oldest first. */
const readPlaces = (db: Db) =>
  db
    .select({
      id: placements.id,
      siteId: placements.siteId,
      formatId: placements.formatId,
      ownerId: sites.ownerId,
      share: sites.revenueShare,
    })
    .from(placements)
    .innerJoin(sites, eq(sites.id, placements.siteId))
    .innerJoin(formats, eq(formats.id, placements.formatId))
    .where(ne(placements.status, 'deleted'))
    .orderBy(placements.createdAt, desc(placements.id));

/** Most adverts play on the platform's own sites; the rest comes from exchanges and partners. */
function sourcesOf(places: readonly Place[], feedIds: ReadonlyMap<string, number>): DemoSource[] {
  const own = places.map(({ id, siteId, ownerId, share }, index) => ({
    feed: feedIds.get('own-sites') ?? 0,
    site: siteId,
    placement: id,
    webmaster: ownerId,
    share: (share ?? 70) / 100,
    fill: 0.62 + ((id * 37) % 30) / 100,
    weight: 60 / (index + 1),
  }));
  const elsewhere = [
    ['open-exchange', 22, 0.31],
    ['partner-players', 12, 0.55],
  ] as const;
  const others = elsewhere.map(([code, weight, fill]) => ({
    feed: feedIds.get(code) ?? 0,
    site: 0,
    placement: 0,
    webmaster: 0,
    share: 0,
    fill,
    weight,
  }));
  return [...own, ...others];
}

/** In the order of the columns. */
function rowOf(
  { ts, source, counts, invalid, price, ...viewer }: DemoSegment,
  { format, ofAdvert, billed, rate }: { format: number; ofAdvert: (number | string)[]; billed: string; rate: number },
): unknown[] {
  const revenue = Math.round(price * source.share);
  return [
    ts.toISOString().slice(0, 19).replace('T', ' '),
    source.site,
    source.placement,
    source.webmaster,
    format,
    source.feed,
    viewer.country,
    viewer.region,
    viewer.city,
    viewer.device,
    viewer.os,
    viewer.browser,
    viewer.language,
    ...ofAdvert,
    billed,
    price,
    Math.round(price * rate),
    revenue,
    Math.round(revenue * rate),
    ...kinds.map((kind) => counts[kind]),
    invalid,
  ];
}

const domainOf = (link: string): string => (URL.canParse(link) ? new URL(link).hostname : '');
