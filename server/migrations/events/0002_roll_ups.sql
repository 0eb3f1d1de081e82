-- Results per hour, for questions that need no more than their columns. One row for all kinds of events; invalid ones have
-- counts of their own.
CREATE TABLE IF NOT EXISTS events_by_campaign (
  ts DateTime('UTC') CODEC(Delta, ZSTD(1)),
  advertiser UInt32,
  campaign UInt32,
  campaign_group UInt32,
  requests UInt64 CODEC(T64, ZSTD(1)),
  responses UInt64 CODEC(T64, ZSTD(1)),
  win UInt64 CODEC(T64, ZSTD(1)),
  impression UInt64 CODEC(T64, ZSTD(1)),
  show UInt64 CODEC(T64, ZSTD(1)),
  skip UInt64 CODEC(T64, ZSTD(1)),
  click UInt64 CODEC(T64, ZSTD(1)),
  quartile25 UInt64 CODEC(T64, ZSTD(1)),
  quartile50 UInt64 CODEC(T64, ZSTD(1)),
  quartile75 UInt64 CODEC(T64, ZSTD(1)),
  quartile100 UInt64 CODEC(T64, ZSTD(1)),
  invalid UInt64 CODEC(T64, ZSTD(1)),
  invalid_impression UInt64 CODEC(T64, ZSTD(1)),
  price Int64 CODEC(T64, ZSTD(1)),
  price_base Int64 CODEC(T64, ZSTD(1)),
  revenue Int64 CODEC(T64, ZSTD(1)),
  revenue_base Int64 CODEC(T64, ZSTD(1))
)
ENGINE = SummingMergeTree
PARTITION BY toYYYYMM(ts)
ORDER BY (advertiser, campaign, campaign_group, ts)
TTL ts + INTERVAL 400 DAY
SETTINGS non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS events_by_site (
  ts DateTime('UTC') CODEC(Delta, ZSTD(1)),
  webmaster UInt32,
  site UInt32,
  placement UInt32,
  requests UInt64 CODEC(T64, ZSTD(1)),
  responses UInt64 CODEC(T64, ZSTD(1)),
  win UInt64 CODEC(T64, ZSTD(1)),
  impression UInt64 CODEC(T64, ZSTD(1)),
  show UInt64 CODEC(T64, ZSTD(1)),
  skip UInt64 CODEC(T64, ZSTD(1)),
  click UInt64 CODEC(T64, ZSTD(1)),
  quartile25 UInt64 CODEC(T64, ZSTD(1)),
  quartile50 UInt64 CODEC(T64, ZSTD(1)),
  quartile75 UInt64 CODEC(T64, ZSTD(1)),
  quartile100 UInt64 CODEC(T64, ZSTD(1)),
  invalid UInt64 CODEC(T64, ZSTD(1)),
  invalid_impression UInt64 CODEC(T64, ZSTD(1)),
  price Int64 CODEC(T64, ZSTD(1)),
  price_base Int64 CODEC(T64, ZSTD(1)),
  revenue Int64 CODEC(T64, ZSTD(1)),
  revenue_base Int64 CODEC(T64, ZSTD(1))
)
ENGINE = SummingMergeTree
PARTITION BY toYYYYMM(ts)
ORDER BY (webmaster, site, placement, ts)
TTL ts + INTERVAL 400 DAY
SETTINGS non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS events_by_advertiser (
  ts DateTime('UTC') CODEC(Delta, ZSTD(1)),
  advertiser UInt32,
  requests UInt64 CODEC(T64, ZSTD(1)),
  responses UInt64 CODEC(T64, ZSTD(1)),
  win UInt64 CODEC(T64, ZSTD(1)),
  impression UInt64 CODEC(T64, ZSTD(1)),
  show UInt64 CODEC(T64, ZSTD(1)),
  skip UInt64 CODEC(T64, ZSTD(1)),
  click UInt64 CODEC(T64, ZSTD(1)),
  quartile25 UInt64 CODEC(T64, ZSTD(1)),
  quartile50 UInt64 CODEC(T64, ZSTD(1)),
  quartile75 UInt64 CODEC(T64, ZSTD(1)),
  quartile100 UInt64 CODEC(T64, ZSTD(1)),
  invalid UInt64 CODEC(T64, ZSTD(1)),
  invalid_impression UInt64 CODEC(T64, ZSTD(1)),
  price Int64 CODEC(T64, ZSTD(1)),
  price_base Int64 CODEC(T64, ZSTD(1)),
  revenue Int64 CODEC(T64, ZSTD(1)),
  revenue_base Int64 CODEC(T64, ZSTD(1))
)
ENGINE = SummingMergeTree
PARTITION BY toYYYYMM(ts)
ORDER BY (advertiser, ts)
TTL ts + INTERVAL 400 DAY
SETTINGS non_replicated_deduplication_window = 1000;

INSERT INTO events_by_campaign (ts, advertiser, campaign, campaign_group, requests, responses, win, impression, show, skip, click, quartile25, quartile50, quartile75, quartile100, invalid, invalid_impression, price, price_base, revenue, revenue_base)
SELECT toStartOfHour(e.ts) AS ts, e.advertiser AS advertiser, e.campaign AS campaign, e.campaign_group AS campaign_group,
  sumIf(count, kind = 'request' AND e.invalid = '') AS requests,
  sumIf(count, kind = 'serve' AND e.invalid = '') AS responses,
  sumIf(count, kind = 'win' AND e.invalid = '') AS win,
  sumIf(count, kind = 'impression' AND e.invalid = '') AS impression,
  sumIf(count, kind = 'show' AND e.invalid = '') AS show,
  sumIf(count, kind = 'skip' AND e.invalid = '') AS skip,
  sumIf(count, kind = 'click' AND e.invalid = '') AS click,
  sumIf(count, kind = 'quartile25' AND e.invalid = '') AS quartile25,
  sumIf(count, kind = 'quartile50' AND e.invalid = '') AS quartile50,
  sumIf(count, kind = 'quartile75' AND e.invalid = '') AS quartile75,
  sumIf(count, kind = 'quartile100' AND e.invalid = '') AS quartile100,
  sumIf(count, e.invalid != '') AS invalid,
  sumIf(count, kind = 'impression' AND e.invalid != '') AS invalid_impression,
  sumIf(e.price, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS price,
  sumIf(e.price_base, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS price_base,
  sumIf(e.revenue, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS revenue,
  sumIf(e.revenue_base, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS revenue_base
FROM events AS e
WHERE toYYYYMM(e.ts) = {month:UInt32} AND toDayOfMonth(e.ts) % {parts:UInt8} = {part:UInt8}
GROUP BY ts, advertiser, campaign, campaign_group;

CREATE MATERIALIZED VIEW IF NOT EXISTS events_by_campaign_view TO events_by_campaign AS
SELECT toStartOfHour(e.ts) AS ts, e.advertiser AS advertiser, e.campaign AS campaign, e.campaign_group AS campaign_group,
  sumIf(count, kind = 'request' AND e.invalid = '') AS requests,
  sumIf(count, kind = 'serve' AND e.invalid = '') AS responses,
  sumIf(count, kind = 'win' AND e.invalid = '') AS win,
  sumIf(count, kind = 'impression' AND e.invalid = '') AS impression,
  sumIf(count, kind = 'show' AND e.invalid = '') AS show,
  sumIf(count, kind = 'skip' AND e.invalid = '') AS skip,
  sumIf(count, kind = 'click' AND e.invalid = '') AS click,
  sumIf(count, kind = 'quartile25' AND e.invalid = '') AS quartile25,
  sumIf(count, kind = 'quartile50' AND e.invalid = '') AS quartile50,
  sumIf(count, kind = 'quartile75' AND e.invalid = '') AS quartile75,
  sumIf(count, kind = 'quartile100' AND e.invalid = '') AS quartile100,
  sumIf(count, e.invalid != '') AS invalid,
  sumIf(count, kind = 'impression' AND e.invalid != '') AS invalid_impression,
  sumIf(e.price, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS price,
  sumIf(e.price_base, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS price_base,
  sumIf(e.revenue, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS revenue,
  sumIf(e.revenue_base, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS revenue_base
FROM events AS e
GROUP BY ts, advertiser, campaign, campaign_group;

INSERT INTO events_by_site (ts, webmaster, site, placement, requests, responses, win, impression, show, skip, click, quartile25, quartile50, quartile75, quartile100, invalid, invalid_impression, price, price_base, revenue, revenue_base)
SELECT toStartOfHour(e.ts) AS ts, e.webmaster AS webmaster, e.site AS site, e.placement AS placement,
  sumIf(count, kind = 'request' AND e.invalid = '') AS requests,
  sumIf(count, kind = 'serve' AND e.invalid = '') AS responses,
  sumIf(count, kind = 'win' AND e.invalid = '') AS win,
  sumIf(count, kind = 'impression' AND e.invalid = '') AS impression,
  sumIf(count, kind = 'show' AND e.invalid = '') AS show,
  sumIf(count, kind = 'skip' AND e.invalid = '') AS skip,
  sumIf(count, kind = 'click' AND e.invalid = '') AS click,
  sumIf(count, kind = 'quartile25' AND e.invalid = '') AS quartile25,
  sumIf(count, kind = 'quartile50' AND e.invalid = '') AS quartile50,
  sumIf(count, kind = 'quartile75' AND e.invalid = '') AS quartile75,
  sumIf(count, kind = 'quartile100' AND e.invalid = '') AS quartile100,
  sumIf(count, e.invalid != '') AS invalid,
  sumIf(count, kind = 'impression' AND e.invalid != '') AS invalid_impression,
  sumIf(e.price, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS price,
  sumIf(e.price_base, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS price_base,
  sumIf(e.revenue, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS revenue,
  sumIf(e.revenue_base, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS revenue_base
FROM events AS e
WHERE toYYYYMM(e.ts) = {month:UInt32} AND toDayOfMonth(e.ts) % {parts:UInt8} = {part:UInt8}
GROUP BY ts, webmaster, site, placement;

CREATE MATERIALIZED VIEW IF NOT EXISTS events_by_site_view TO events_by_site AS
SELECT toStartOfHour(e.ts) AS ts, e.webmaster AS webmaster, e.site AS site, e.placement AS placement,
  sumIf(count, kind = 'request' AND e.invalid = '') AS requests,
  sumIf(count, kind = 'serve' AND e.invalid = '') AS responses,
  sumIf(count, kind = 'win' AND e.invalid = '') AS win,
  sumIf(count, kind = 'impression' AND e.invalid = '') AS impression,
  sumIf(count, kind = 'show' AND e.invalid = '') AS show,
  sumIf(count, kind = 'skip' AND e.invalid = '') AS skip,
  sumIf(count, kind = 'click' AND e.invalid = '') AS click,
  sumIf(count, kind = 'quartile25' AND e.invalid = '') AS quartile25,
  sumIf(count, kind = 'quartile50' AND e.invalid = '') AS quartile50,
  sumIf(count, kind = 'quartile75' AND e.invalid = '') AS quartile75,
  sumIf(count, kind = 'quartile100' AND e.invalid = '') AS quartile100,
  sumIf(count, e.invalid != '') AS invalid,
  sumIf(count, kind = 'impression' AND e.invalid != '') AS invalid_impression,
  sumIf(e.price, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS price,
  sumIf(e.price_base, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS price_base,
  sumIf(e.revenue, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS revenue,
  sumIf(e.revenue_base, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS revenue_base
FROM events AS e
GROUP BY ts, webmaster, site, placement;

INSERT INTO events_by_advertiser (ts, advertiser, requests, responses, win, impression, show, skip, click, quartile25, quartile50, quartile75, quartile100, invalid, invalid_impression, price, price_base, revenue, revenue_base)
SELECT toStartOfHour(e.ts) AS ts, e.advertiser AS advertiser,
  sumIf(count, kind = 'request' AND e.invalid = '') AS requests,
  sumIf(count, kind = 'serve' AND e.invalid = '') AS responses,
  sumIf(count, kind = 'win' AND e.invalid = '') AS win,
  sumIf(count, kind = 'impression' AND e.invalid = '') AS impression,
  sumIf(count, kind = 'show' AND e.invalid = '') AS show,
  sumIf(count, kind = 'skip' AND e.invalid = '') AS skip,
  sumIf(count, kind = 'click' AND e.invalid = '') AS click,
  sumIf(count, kind = 'quartile25' AND e.invalid = '') AS quartile25,
  sumIf(count, kind = 'quartile50' AND e.invalid = '') AS quartile50,
  sumIf(count, kind = 'quartile75' AND e.invalid = '') AS quartile75,
  sumIf(count, kind = 'quartile100' AND e.invalid = '') AS quartile100,
  sumIf(count, e.invalid != '') AS invalid,
  sumIf(count, kind = 'impression' AND e.invalid != '') AS invalid_impression,
  sumIf(e.price, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS price,
  sumIf(e.price_base, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS price_base,
  sumIf(e.revenue, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS revenue,
  sumIf(e.revenue_base, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS revenue_base
FROM events AS e
WHERE toYYYYMM(e.ts) = {month:UInt32} AND toDayOfMonth(e.ts) % {parts:UInt8} = {part:UInt8}
GROUP BY ts, advertiser;

CREATE MATERIALIZED VIEW IF NOT EXISTS events_by_advertiser_view TO events_by_advertiser AS
SELECT toStartOfHour(e.ts) AS ts, e.advertiser AS advertiser,
  sumIf(count, kind = 'request' AND e.invalid = '') AS requests,
  sumIf(count, kind = 'serve' AND e.invalid = '') AS responses,
  sumIf(count, kind = 'win' AND e.invalid = '') AS win,
  sumIf(count, kind = 'impression' AND e.invalid = '') AS impression,
  sumIf(count, kind = 'show' AND e.invalid = '') AS show,
  sumIf(count, kind = 'skip' AND e.invalid = '') AS skip,
  sumIf(count, kind = 'click' AND e.invalid = '') AS click,
  sumIf(count, kind = 'quartile25' AND e.invalid = '') AS quartile25,
  sumIf(count, kind = 'quartile50' AND e.invalid = '') AS quartile50,
  sumIf(count, kind = 'quartile75' AND e.invalid = '') AS quartile75,
  sumIf(count, kind = 'quartile100' AND e.invalid = '') AS quartile100,
  sumIf(count, e.invalid != '') AS invalid,
  sumIf(count, kind = 'impression' AND e.invalid != '') AS invalid_impression,
  sumIf(e.price, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS price,
  sumIf(e.price_base, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS price_base,
  sumIf(e.revenue, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS revenue,
  sumIf(e.revenue_base, e.invalid = '' AND kind IN ('impression', 'click', 'quartile100')) AS revenue_base
FROM events AS e
GROUP BY ts, advertiser;
