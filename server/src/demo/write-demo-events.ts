import type { ClickHouseClient } from '@clickhouse/client';
import type { InvalidReason } from '@preroll/rules/delivery/invalid-reasons';
import type { RequestReasonCode } from '@preroll/rules/delivery/request-reasons';
import type { Db } from '../platform/db/database.ts';
import { type AdvertSegment, makeDemoSegments } from './make-demo-segments.ts';

const BATCH_SIZE = 20_000;

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

/** Columns of the segments table that are copied to events. */
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

/** Columns that a request does not have yet. */
const ofAdvert = [
  'advertiser UInt32',
  'campaign UInt32',
  'campaign_group UInt32',
  'advert UInt32',
  'advertiser_domain String',
];

const prices = ['price Int64', 'price_base Int64', 'revenue Int64', 'revenue_base Int64'];

/** Why requests get no advert; more frequent reasons are listed several times. */
const reasons: readonly RequestReasonCode[] = [
  ...(['geo', 'geo', 'geo', 'pacing', 'pacing', 'frequency', 'frequency'] as const),
  ...(['limit_day', 'device', 'floor', 'category', 'no_campaign'] as const),
];

const invalidReasons: readonly InvalidReason[] = [
  'datacentre',
  'datacentre',
  'datacentre',
  'robot',
  'robot',
  'repeated',
];

/** Picks one of the codes for each row deterministically. */
const oneOf = (codes: readonly string[]): string =>
  `[${codes.map((code) => `'${code}'`).join(', ')}][1 + cityHash64(ts, placement, country, browser) % ${codes.length}]`;

const nameOf = (column: string) => column.split(' ')[0] ?? '';

/**
 * Fills an empty event store with the events behind the demo's day counters.
 * @param now when the counters were written
 */
export async function writeDemoEvents(client: ClickHouseClient, db: Db, now: Date): Promise<void> {
  const columns = [
    'ts DateTime',
    ...shared,
    ...ofAdvert,
    'billed String',
    ...prices,
    ...kinds.map((kind) => `n_${kind} UInt32`),
    'n_invalid UInt32',
  ];
  // keeps blocks small, because the materialized views process each as a whole
  const command = (query: string) =>
    client.command({ query, clickhouse_settings: { min_insert_block_size_rows: '100000' } });
  // removes what an interrupted attempt left behind; nothing is recorded before this has finished
  for (const table of ['events', 'events_by_campaign', 'events_by_site']) await command(`TRUNCATE TABLE ${table}`);
  await command('DROP TABLE IF EXISTS demo_segments');
  await command(`CREATE TABLE demo_segments (${columns.join(', ')}) ENGINE = MergeTree ORDER BY tuple()`);
  let batch: unknown[][] = [];
  const send = async () => {
    await client.insert({ table: 'demo_segments', values: batch, format: 'JSONCompactEachRow' });
    batch = [];
  };
  for await (const segment of makeDemoSegments(db, now)) if (batch.push(rowOf(segment)) >= BATCH_SIZE) await send();
  if (batch.length > 0) await send();
  const names = [...shared, ...ofAdvert].map(nameOf);
  const answered = 'least(n_request, n_serve)';
  const reason = oneOf(reasons);
  const counts = [
    ...kinds.map((kind) => ({ kind, count: kind === 'request' ? answered : `n_${kind}`, reason: "''" })),
    { kind: 'request', count: `toUInt32(n_request - ${answered})`, reason },
  ];
  const listed = (write: (row: (typeof counts)[number]) => string) => `[${counts.map(write).join(', ')}]`;
  const counted =
    `ARRAY JOIN ${listed(({ kind }) => `'${kind}'`)} AS kind, ` +
    `${listed(({ count }) => count)} AS count, ${listed((row) => row.reason)} AS reason`;
  const unlessRequest = [
    ...shared.map(nameOf),
    ...ofAdvert.map(nameOf).map((name) => `if(kind = 'request', defaultValueOfArgumentType(${name}), ${name})`),
    ...prices.map(nameOf).map((name) => `if(kind = billed, ${name}, 0)`),
  ];
  await command(
    `INSERT INTO events (ts, kind, count, reason, ${[...names, ...prices.map(nameOf)].join(', ')}) ` +
      `SELECT ts, kind, count, reason, ${unlessRequest.join(', ')} FROM demo_segments ${counted} WHERE count > 0 OR (kind = billed AND price != 0)`,
  );
  await command(
    `INSERT INTO events (ts, kind, count, invalid, ${names.join(', ')}) ` +
      `SELECT ts, 'impression', n_invalid, ${oneOf(invalidReasons)}, ${names.join(', ')} FROM demo_segments WHERE n_invalid > 0`,
  );
  await command('DROP TABLE demo_segments');
}

function rowOf({
  ts,
  source,
  counts,
  invalid,
  price,
  priceBase,
  priceOfSite: _,
  revenue,
  revenueBase,
  campaign,
  advert,
  billed,
  ...viewer
}: AdvertSegment): unknown[] {
  return [
    ts.toISOString().slice(0, 19).replace('T', ' '),
    source.site,
    source.placement,
    source.webmaster,
    campaign.formatId,
    source.feed,
    viewer.country,
    viewer.region,
    viewer.city,
    viewer.device,
    viewer.os,
    viewer.browser,
    viewer.language,
    campaign.ownerId,
    campaign.id,
    campaign.groupId ?? 0,
    advert.id,
    domainOf(advert.link),
    billed,
    price,
    priceBase,
    revenue,
    revenueBase,
    ...kinds.map((kind) => counts[kind]),
    invalid,
  ];
}

const domainOf = (link: string): string => (URL.canParse(link) ? new URL(link).hostname : '');
