import { boolean, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { amount, createdAt, id, instant, updatedAt, version } from './columns.ts';
import { formats } from './dictionaries.ts';
import { userId } from './people.ts';
import { scripts } from './scripts.ts';
import { sites } from './sites.ts';

export const placementStatus = pgEnum('placement_status', ['working', 'stopped', 'archive', 'deleted']);

/** The places for adverts on a site. They belong to the site's owner. */
export const placements = pgTable(
  'placements',
  {
    id: id(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    name: text('name').notNull(),
    formatId: integer('format_id')
      .notNull()
      .references(() => formats.id),
    /** Per 1,000 impressions, in the owner's currency. */
    floorPrice: amount('floor_price').notNull().default(0),
    /** Ids of the feeds that are requested when no advert fits, in this order. */
    feeds: jsonb('feeds').$type<number[]>().notNull().default([]),
    /** Null for the default script of its kind, or for none if `...Off` is set. */
    vpaidScriptId: integer('vpaid_script_id').references(() => scripts.id),
    vpaidScriptOff: boolean('vpaid_script_off').notNull().default(false),
    brandingScriptId: integer('branding_script_id').references(() => scripts.id),
    brandingScriptOff: boolean('branding_script_off').notNull().default(false),
    blockedCategories: jsonb('blocked_categories').$type<string[]>().notNull().default([]),
    blockedDomains: jsonb('blocked_domains').$type<string[]>().notNull().default([]),
    backfillVastUrl: text('backfill_vast_url'),
    status: placementStatus('status').notNull().default('working'),
    /** Exact to a minute; null before the first request. Does not count as an update. */
    lastRequestAt: instant('last_request_at'),
    version: version(),
    updatedBy: userId('updated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('placements_site_id').on(table.siteId),
    index('placements_format_id').on(table.formatId),
    index('placements_vpaid_script_id').on(table.vpaidScriptId),
    index('placements_branding_script_id').on(table.brandingScriptId),
  ],
);
