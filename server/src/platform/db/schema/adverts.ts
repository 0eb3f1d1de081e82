import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { campaigns } from './campaigns.ts';
import { createdAt, dayCounters, emptyText, id, instant, updatedAt, version } from './columns.ts';
import { folderId } from './folders.ts';
import { ordSources } from './ord.ts';
import { userId } from './people.ts';

type Schemas = components['schemas'];

export const advertStatus = pgEnum('advert_status', ['approved', 'working', 'stopped', 'moderate', 'ban', 'deleted']);
export const loadingStatus = pgEnum('loading_status', ['awaiting', 'processing', 'ready', 'error']);
export const erirStatus = pgEnum('erir_status', ['processing', 'bad', 'verified']);

interface RenditionFacts {
  /** Pixels. */
  width: number;
  height: number;
  /** The average in bits per second. */
  bitrate: number;
}

/** The data of a transcoded video for players: its progressive file, and the best rendition of its HLS. */
export interface Renditions {
  mp4: RenditionFacts;
  hls: RenditionFacts;
}

/**
 * Access to an advert follows from the owner of its campaign.
 *
 * `version`, `updatedBy` and `updatedAt` describe changes by people. Transcoding writes its columns (`loadingStatus`,
 * `loadingError`, `creativeHls`, `creativeMp4`, `poster`, `renditions`) and leaves these three alone: otherwise a user who edits the text during
 * transcoding would be refused because of a change that no user made.
 */
export const adverts = pgTable(
  'adverts',
  {
    id: id(),
    adsId: integer('ads_id')
      .notNull()
      .references(() => campaigns.id),
    folderId: folderId(),
    name: text('name').notNull(),
    creative: text('creative'),
    advertLink: text('advert_link').notNull(),
    title: emptyText('title'),
    description: emptyText('description'),
    /** The code of a top-level category in the dictionary. */
    category: text('category'),
    useVpaid: boolean('use_vpaid').notNull().default(false),
    vpaid: text('vpaid'),
    vpaidName: emptyText('vpaid_name'),
    interactive: boolean('interactive').notNull().default(false),
    icon: text('icon'),
    iconName: emptyText('icon_name'),
    urlMarks: emptyText('url_marks'),
    additionalTrackers: jsonb('additional_trackers').$type<Schemas['AdditionalTracker'][]>().notNull().default([]),
    useCompression: boolean('use_compression').notNull().default(true),
    useVertical: boolean('use_vertical').notNull().default(false),
    markingInVideo: boolean('marking_in_video').notNull().default(false),
    ban: text('ban'),
    administratorRestrictions: text('administrator_restrictions'),
    status: advertStatus('status').notNull().default('moderate'),
    /** Why and when an admin returned it to its owner: it has the moderation status, but is not in the review queue. */
    returnReason: text('return_reason'),
    returnedAt: instant('returned_at'),
    /** When it was last submitted for review. */
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    /** Seconds. */
    duration: doublePrecision('duration'),
    width: integer('width'),
    height: integer('height'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    loadingStatus: loadingStatus('loading_status').notNull().default('awaiting'),
    /** Why transcoding failed, as a sentence for the owner. */
    loadingError: text('loading_error'),
    creativeHls: text('creative_hls'),
    creativeMp4: text('creative_mp4'),
    poster: text('poster'),
    /** Null for videos transcoded before it was recorded; the source's properties are used instead. */
    renditions: jsonb('renditions').$type<Renditions>(),
    version: version(),
    updatedBy: userId('updated_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('adverts_ads_id_name').on(table.adsId, table.name),
    // serves the default order of the list of all adverts
    index('adverts_lower_name').on(sql`lower(${table.name})`, table.id),
    index('adverts_folder_id').on(table.folderId),
    index('adverts_creative').on(table.creative),
    // the queue of moderation
    index('adverts_in_review')
      .on(table.submittedAt, table.id)
      .where(sql`${table.status} = 'moderate' and ${table.returnedAt} is null`),
    check(
      'adverts_returned_with_reason',
      sql`(${table.returnedAt} is null) = (${table.returnReason} is null) and (${table.returnedAt} is null or ${table.status} = 'moderate')`,
    ),
  ],
);

/**
 * The results of an advert per day in its campaign's time zone. Written by delivery together with `campaign_days`; the sums
 * over a campaign's adverts equal its day.
 */
export const advertDays = pgTable(
  'advert_days',
  {
    advertId: integer('advert_id')
      .notNull()
      .references(() => adverts.id),
    ...dayCounters(),
  },
  (table) => [primaryKey({ columns: [table.advertId, table.day] })],
);

export const ordAdverts = pgTable('ord_adverts', {
  advertId: integer('advert_id')
    .primaryKey()
    .references(() => adverts.id),
  sourceId: integer('source_id').references(() => ordSources.id),
  erid: text('erid'),
  form: text('form').notNull().default('video'),
  kktus: text('kktus').array().notNull().default([]),
  coBranding: boolean('co_branding').notNull().default(false),
  description: emptyText('description'),
  brand: emptyText('brand'),
  targetUrls: text('target_urls').array().notNull().default([]),
  payType: text('pay_type', { enum: ['cpa', 'cpc', 'cpm', 'other'] })
    .notNull()
    .default('cpm'),
  native: boolean('native').notNull().default(false),
  social: boolean('social').notNull().default(false),
  socialQuota: boolean('social_quota').notNull().default(false),
  /** One of three ways to identify the payer: contracts, a person, or the ids of existing creatives. */
  contractExternalIds: text('contract_external_ids').array().notNull().default([]),
  personExternalId: text('person_external_id'),
  cids: text('cids').array().notNull().default([]),
  erirStatus: erirStatus('erir_status').notNull().default('processing'),
  erirMessages: text('erir_messages').array().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Finished uploads, verified to be videos. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    ownerId: userId('owner_id').notNull(),
    /** The original file name. */
    filename: text('filename').notNull(),
    /** The URL that serves the file, and the value of an advert's `creative`. */
    url: text('url').notNull().unique(),
    size: bigint('size', { mode: 'number' }).notNull(),
    duration: doublePrecision('duration').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    codec: text('codec').notNull(),
    /** What transcoding changes in the file. */
    adjustments: text('adjustments').array().$type<Schemas['VideoAdjustment'][]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index('uploads_owner_id').on(table.ownerId),
    check('uploads_id_is_hex', sql`${table.id} ~ '^[0-9a-f]{32}$'`),
  ],
);
