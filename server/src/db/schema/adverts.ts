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
  text,
} from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { campaigns } from './campaigns.ts';
import { createdAt, emptyText, id, updatedAt } from './columns.ts';
import { ordSources } from './dictionaries.ts';
import { folderId } from './folders.ts';
import { userId } from './people.ts';

type Schemas = components['schemas'];

export const advertStatus = pgEnum('advert_status', ['approved', 'working', 'stopped', 'moderate', 'ban', 'deleted']);
export const loadingStatus = pgEnum('loading_status', ['awaiting', 'processing', 'ready', 'error']);
export const erirStatus = pgEnum('erir_status', ['processing', 'bad', 'verified']);

/**
 * Who may see an advert follows from its campaign's owner.
 *
 * `version`, `updatedBy` and `updatedAt` tell of changes by people. Transcoding writes its columns (`loadingStatus`,
 * `creativeHls`, `creativeMp4`, `poster`) and leaves these three alone: otherwise somebody who edits the text while
 * the video is being transcoded would be refused for a change that nobody made.
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
    ban: text('ban'),
    administratorRestrictions: text('administrator_restrictions'),
    status: advertStatus('status').notNull().default('moderate'),
    /** Seconds. */
    duration: doublePrecision('duration'),
    width: integer('width'),
    height: integer('height'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    loadingStatus: loadingStatus('loading_status').notNull().default('awaiting'),
    creativeHls: text('creative_hls'),
    creativeMp4: text('creative_mp4'),
    poster: text('poster'),
    version: integer('version').notNull().default(1),
    updatedBy: userId('updated_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('adverts_ads_id_name').on(table.adsId, table.name),
    // the order in which the list of all opens
    index('adverts_lower_name').on(sql`lower(${table.name})`, table.id),
    index('adverts_folder_id').on(table.folderId),
    index('adverts_creative').on(table.creative),
  ],
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
  /** One of the three says who pays: contracts, a person, or creatives' own ids. */
  contractExternalIds: text('contract_external_ids').array().notNull().default([]),
  personExternalId: text('person_external_id'),
  cids: text('cids').array().notNull().default([]),
  erirStatus: erirStatus('erir_status').notNull().default('processing'),
  erirMessages: text('erir_messages').array().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Finished uploads: files that were probed and are videos. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    ownerId: userId('owner_id').notNull(),
    /** As the user called it. */
    filename: text('filename').notNull(),
    /** Where the file is served; the value of an advert's `creative`. */
    url: text('url').notNull().unique(),
    size: bigint('size', { mode: 'number' }).notNull(),
    duration: doublePrecision('duration').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    codec: text('codec').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('uploads_owner_id').on(table.ownerId),
    check('uploads_id_is_hex', sql`${table.id} ~ '^[0-9a-f]{32}$'`),
  ],
);
