import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { createdAt, id, instant, updatedAt, version, viewCounters } from './columns.ts';
import { folderId } from './folders.ts';
import { userId } from './people.ts';

type Schemas = components['schemas'];

export const siteStatus = pgEnum('site_status', [
  'moderate',
  'approved',
  'working',
  'stopped',
  'lock',
  'ban',
  'archive',
  'deleted',
]);
export const platformType = pgEnum('platform_type', ['web', 'mobile_app', 'smart_tv']);
export const verificationMethod = pgEnum('verification_method', ['meta', 'file', 'dns', 'ads_txt']);

interface ArchivedSite {
  status: Exclude<(typeof siteStatus.enumValues)[number], 'deleted'>;
  rejectReason: Schemas['RejectReason'] | null;
  /** When it was archived, as an ISO string. */
  at: string;
}

export const sites = pgTable(
  'sites',
  {
    id: id(),
    ownerId: userId('owner_id').notNull(),
    folderId: folderId(),
    name: text('name').notNull(),
    /** In Punycode. */
    domain: text('domain').notNull(),
    domainUnicode: text('domain_unicode').notNull(),
    platformType: platformType('platform_type').notNull().default('web'),
    categories: text('categories').array().notNull().default([]),
    status: siteStatus('status').notNull().default('moderate'),
    /** Why it was returned, banned or locked. */
    rejectReason: jsonb('reject_reason').$type<Schemas['RejectReason']>(),
    /**
     * The state of an archived site before archiving, for its restoration. Null for other sites, and if the owner has
     * changed the domain since or the site was archived before this was recorded.
     */
    archivedFrom: jsonb('archived_from').$type<ArchivedSite>(),
    /** When it was last submitted for review. */
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    /** When a reviewer approved this domain; required to start the site. */
    approvedAt: instant('approved_at'),
    /** Public once it is installed on the site, but not guessable before. */
    token: text('token').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** The method of the proof or, without one, of the latest check. */
    method: verificationMethod('method'),
    verifiedAt: instant('verified_at'),
    lastCheckAt: instant('last_check_at'),
    lastAnswer: jsonb('last_answer').$type<Schemas['SiteAnswer']>(),
    /** Consecutive daily checks that did not find the token. */
    misses: integer('misses').notNull().default(0),
    firstMissAt: instant('first_miss_at'),
    /** When the next daily check is due; null if the site has no verification to lose. */
    nextCheckAt: instant('next_check_at'),
    adsTxtFound: boolean('ads_txt_found'),
    adsTxtCheckedAt: instant('ads_txt_checked_at'),
    /** The owner's percentage of what advertisers pay; null for the default. */
    revenueShare: numeric('revenue_share', { precision: 5, scale: 2, mode: 'number' }),
    /** The text that searches match. */
    searchText: text('search_text').generatedAlwaysAs(sql.raw(`lower(name || ' ' || domain || ' ' || domain_unicode)`)),
    version: version(),
    /** The last editor; null if it was never edited. */
    updatedBy: userId('updated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // the domain of a deleted site can be used again
    uniqueIndex('sites_domain').on(table.domain).where(sql`${table.status} <> 'deleted'`),
    index('sites_owner_id_name').on(table.ownerId, table.name),
    index('sites_next_check_at').on(table.nextCheckAt),
    // serve the orders of the list
    index('sites_lower_name').on(sql`lower(${table.name})`, table.id),
    index('sites_lower_domain').on(sql`lower(${table.domain})`, table.id),
    index('sites_status').on(table.status, table.id),
    index('sites_submitted_at').on(table.submittedAt, table.id),
    index('sites_updated_at').on(table.updatedAt, table.id),
    index('sites_folder_id').on(table.folderId),
    index('sites_categories').using('gin', table.categories),
  ],
);

/** The latest checks of each site's domain. */
export const siteChecks = pgTable(
  'site_checks',
  {
    id: id(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    isDaily: boolean('is_daily').notNull(),
    countsAsMiss: boolean('counts_as_miss').notNull(),
    answer: jsonb('answer').$type<Schemas['SiteAnswer']>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('site_checks_site_id').on(table.siteId, table.id)],
);

/**
 * The results of a site per day in its owner's time zone. Written by delivery, except for the share and the revenue: a
 * trigger fixes the share at the day's first count, so that a changed share applies from the next day.
 */
export const siteDays = pgTable(
  'site_days',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    day: date('day', { mode: 'string' }).notNull(),
    requests: integer('requests').notNull().default(0),
    responses: integer('responses').notNull().default(0),
    impressions: integer('impressions').notNull().default(0),
    shows: integer('shows').notNull().default(0),
    ...viewCounters(),
    /**
     * What advertisers have paid, in the owner's currency. Derived from the share, so it may have fractions of a millionth.
     */
    spend: numeric('spend', { precision: 18, scale: 8, mode: 'number' }).notNull().default(0),
    /** The owner's percentage of the spend. */
    revenueShare: numeric('revenue_share', { precision: 5, scale: 2, mode: 'number' }).notNull().default(70),
    /** The owner's share, rounded to eight places. */
    revenue: numeric('revenue', { precision: 22, scale: 8, mode: 'number' }).generatedAlwaysAs(
      sql.raw('spend * revenue_share / 100'),
    ),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.day] }),
    // for sums over many sites, which would otherwise scan all days
    index('site_days_day').on(table.day),
  ],
);
