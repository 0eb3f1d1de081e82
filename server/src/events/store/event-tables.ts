/**
 * The tables of the event store. ClickHouse has no transactions, so each statement of a migration must be repeatable. Until
 * the first release there is one migration, which is edited; a released one never is.
 */
export const eventMigrations: readonly { name: string; statements: readonly string[] }[] = [
  { name: '0001_events', statements: [eventTable(), ...rollUps()] },
];

/** One row stands for `count` equal events. The counters that players report have a row each. */
function eventTable(): string {
  return `CREATE TABLE IF NOT EXISTS events (
    ts DateTime('UTC') CODEC(Delta, ZSTD(1)),
    kind Enum8('request' = 1, 'serve' = 2, 'win' = 3, 'impression' = 4, 'show' = 5, 'skip' = 6, 'click' = 7,
      'quartile25' = 8, 'quartile50' = 9, 'quartile75' = 10, 'quartile100' = 11, 'error' = 12,
      -- requests that are forwarded to another server, and what players report of its adverts
      'backfill' = 13, 'backfill_win' = 14, 'backfill_impression' = 15, 'backfill_error' = 16),
    serve UUID,
    count UInt32 DEFAULT 1,
    advertiser UInt32,
    webmaster UInt32,
    campaign UInt32,
    campaign_group UInt32,
    advert UInt32,
    site UInt32,
    placement UInt32,
    format UInt32,
    feed UInt32,
    country LowCardinality(String),
    region LowCardinality(String),
    city UInt32,
    device LowCardinality(String),
    os LowCardinality(String),
    browser LowCardinality(String),
    language LowCardinality(String),
    advertiser_domain LowCardinality(String),
    -- micros of all the row's events together: in the currency of the account, and in the base currency of the day
    price Int64 CODEC(T64, ZSTD(1)),
    price_base Int64 CODEC(T64, ZSTD(1)),
    revenue Int64 CODEC(T64, ZSTD(1)),
    revenue_base Int64 CODEC(T64, ZSTD(1)),
    -- why the event is not billed; empty for one that is
    invalid LowCardinality(String),
    -- why a request got no advert, or the error code
    reason LowCardinality(String)
  )
  ENGINE = MergeTree
  PARTITION BY toYYYYMM(ts)
  ORDER BY (campaign, advert, toStartOfHour(ts), placement)
  TTL ts + INTERVAL 400 DAY
  SETTINGS non_replicated_deduplication_window = 1000`;
}

/** Hourly results. All kinds of events share a row; invalid events have separate counters. */
function rollUps(): string[] {
  const counters = {
    ...{ requests: 'request', responses: 'serve', win: 'win', impression: 'impression', show: 'show', skip: 'skip' },
    ...{ click: 'click', quartile25: 'quartile25', quartile50: 'quartile50', quartile75: 'quartile75' },
    quartile100: 'quartile100',
  };
  const sums = [
    ...Object.entries(counters).map(([name, kind]) => `sumIf(e.count, kind = '${kind}' AND e.invalid = '') AS ${name}`),
    "sumIf(e.count, e.invalid != '') AS invalid",
    "sumIf(e.count, kind = 'impression' AND e.invalid != '') AS invalid_impression",
    ...['price', 'price_base', 'revenue', 'revenue_base'].map(
      (name) => `sumIf(e.${name}, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS ${name}`,
    ),
  ];
  const rollUp = (name: string, ids: readonly string[]) => `CREATE MATERIALIZED VIEW IF NOT EXISTS ${name}
    ENGINE = SummingMergeTree
    PARTITION BY toYYYYMM(ts)
    ORDER BY (${ids.join(', ')}, ts)
    TTL ts + INTERVAL 400 DAY
    SETTINGS non_replicated_deduplication_window = 1000
    AS SELECT toStartOfHour(e.ts) AS ts, ${ids.map((id) => `e.${id} AS ${id}`).join(', ')}, ${sums.join(', ')}
    FROM events AS e
    GROUP BY ts, ${ids.join(', ')}`;
  return [
    rollUp('events_by_campaign', ['advertiser', 'campaign', 'campaign_group']),
    rollUp('events_by_site', ['webmaster', 'site', 'placement']),
  ];
}
