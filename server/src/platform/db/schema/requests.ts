import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Recorded ad requests of the last 7 days, which reach estimates count. Their addresses are cut to /24 or /48. */
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
    /** How many requests the row stands for. */
    weight: integer('weight').notNull().default(1),
  },
  (table) => [index('ad_requests_at').on(table.at)],
);
