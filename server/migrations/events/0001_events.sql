-- One row stands for `count` events that are alike. Counters that players report have a row each.
CREATE TABLE IF NOT EXISTS events (
  ts DateTime('UTC') CODEC(Delta, ZSTD(1)),
  kind Enum8('request' = 1, 'serve' = 2, 'win' = 3, 'impression' = 4, 'show' = 5, 'skip' = 6, 'click' = 7, 'quartile25' = 8, 'quartile50' = 9, 'quartile75' = 10, 'quartile100' = 11, 'error' = 12),
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
  invalid LowCardinality(String)
)
ENGINE = MergeTree
PARTITION BY toYYYYMM(ts)
ORDER BY (campaign, advert, toStartOfHour(ts), placement)
TTL ts + INTERVAL 400 DAY
SETTINGS non_replicated_deduplication_window = 1000;
