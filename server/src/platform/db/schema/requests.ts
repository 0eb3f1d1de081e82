import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { campaigns } from './campaigns.ts';
import { id, instant } from './columns.ts';
import { sites } from './sites.ts';

/** Recorded ad requests of the last 7 days, for reach estimates. Their addresses are truncated to /24 or /48. */
export const adRequests = pgTable(
  'ad_requests',
  {
    id: id(),
    at: instant('at').notNull(),
    feedId: integer('feed_id'),
    device: text('device'),
    os: text('os'),
    osVersion: text('os_version'),
    browser: text('browser'),
    language: text('language'),
    ip: text('ip'),
    referer: text('referer'),
    source: text('source'),
    continent: text('continent'),
    country: text('country'),
    region: text('region'),
    cityId: integer('city_id'),
    resolutionId: integer('resolution_id'),
    categories: text('categories').array().notNull().default([]),
    keywords: text('keywords').array().notNull().default([]),
    /** The number of requests that the row represents. */
    weight: integer('weight').notNull().default(1),
  },
  (table) => [index('ad_requests_at').on(table.at)],
);

/** Hosts of other sites whose pages use a site's tags; kept for 30 days. */
export const foreignPages = pgTable(
  'foreign_pages',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    /** In punycode. */
    host: text('host').notNull(),
    requests: bigint('requests', { mode: 'number' }).notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.host] }), index('foreign_pages_last_at').on(table.lastAt)],
);

/** The outcomes of ad requests for campaigns, by hour; kept for 48 hours. */
export const campaignOutcomes = pgTable(
  'campaign_outcomes',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    hour: instant('hour').notNull(),
    /** A refusal, or `won`. */
    outcome: text('outcome').$type<components['schemas']['Refusal'] | 'won'>().notNull(),
    /** An estimate: each judged request represents all requests of its second. */
    requests: bigint('requests', { mode: 'number' }).notNull(),
    judged: integer('judged').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.hour, table.outcome] }),
    index('campaign_outcomes_hour').on(table.hour),
  ],
);
