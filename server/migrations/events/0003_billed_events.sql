-- Copies of the events that are billed: about a quarter of all, and all that the usual metrics of a report need.
CREATE TABLE IF NOT EXISTS billed_events (
  ts DateTime('UTC') CODEC(Delta, ZSTD(1)),
  kind Enum8('request' = 1, 'serve' = 2, 'win' = 3, 'impression' = 4, 'show' = 5, 'skip' = 6, 'click' = 7, 'quartile25' = 8, 'quartile50' = 9, 'quartile75' = 10, 'quartile100' = 11, 'error' = 12),
  count UInt32,
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
  price Int64 CODEC(T64, ZSTD(1)),
  price_base Int64 CODEC(T64, ZSTD(1)),
  revenue Int64 CODEC(T64, ZSTD(1)),
  revenue_base Int64 CODEC(T64, ZSTD(1))
)
ENGINE = MergeTree
PARTITION BY toYYYYMM(ts)
ORDER BY (campaign, advert, toStartOfHour(ts), placement)
TTL ts + INTERVAL 400 DAY
SETTINGS non_replicated_deduplication_window = 1000;

INSERT INTO billed_events (ts, kind, count, advertiser, webmaster, campaign, campaign_group, advert, site, placement, format, feed, country, region, city, device, os, browser, language, advertiser_domain, price, price_base, revenue, revenue_base)
SELECT ts, kind, count, advertiser, webmaster, campaign, campaign_group, advert, site, placement, format, feed, country, region, city, device, os, browser, language, advertiser_domain, price, price_base, revenue, revenue_base
FROM events
WHERE toYYYYMM(ts) = {month:UInt32} AND toDayOfMonth(ts) % {parts:UInt8} = {part:UInt8}
  AND kind IN ('impression', 'click', 'quartile100') AND invalid = '';

CREATE MATERIALIZED VIEW IF NOT EXISTS billed_events_view TO billed_events AS
SELECT ts, kind, count, advertiser, webmaster, campaign, campaign_group, advert, site, placement, format, feed, country, region, city, device, os, browser, language, advertiser_domain, price, price_base, revenue, revenue_base
FROM events
WHERE kind IN ('impression', 'click', 'quartile100') AND invalid = '';
