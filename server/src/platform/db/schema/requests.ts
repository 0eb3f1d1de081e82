import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Recorded ad requests, which reach estimates count. */
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
    /** Whether the row is sample data, generated so that estimates have something to count. */
    isSample: boolean('is_sample').notNull().default(false),
  },
  (table) => [index('ad_requests_at').on(table.at)],
);
