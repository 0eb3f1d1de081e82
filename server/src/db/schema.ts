import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Targeting } from '../campaigns/targeting.ts';
import type { components } from '../contract/generated/contract.d.ts';

type Schemas = components['schemas'];

/** The values of these types are the contract's: a row is answered as it is, so a difference is a compile error. */
export const userStatus = pgEnum('user_status', [
  'working',
  'stopped',
  'moderate',
  'lock',
  'ban',
  'archive',
  'deleted',
]);
export const campaignStatus = pgEnum('campaign_status', ['stopped', 'working', 'lock', 'archive', 'deleted']);
export const advertStatus = pgEnum('advert_status', ['approved', 'working', 'stopped', 'moderate', 'ban', 'deleted']);
export const loadingStatus = pgEnum('loading_status', ['awaiting', 'processing', 'ready', 'error']);
export const erirStatus = pgEnum('erir_status', ['processing', 'bad', 'verified']);
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

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const createdAt = () => instant('created_at').notNull().defaultNow();
const updatedAt = () => instant('updated_at').notNull().defaultNow();
const emptyText = (name: string) => text(name).notNull().default('');
const userId = (name: string) => integer(name).references((): AnyPgColumn => users.id);

export const users = pgTable(
  'users',
  {
    id: id(),
    /** E-mail, lower case. */
    login: text('login').notNull().unique(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    status: userStatus('status').notNull().default('working'),
    /** Why the user is locked or banned; told to the user with 423. */
    statusReason: emptyText('status_reason'),
    supportPanels: text('support_panels').array().$type<Schemas['SupportPanel'][]>().notNull().default([]),
    /** Counts only together with the `admin` panel. */
    isAdmin: boolean('is_admin').notNull().default(false),
    foldersEnabled: boolean('folders_enabled').notNull().default(false),
    managerId: userId('manager_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('users_manager_id').on(table.managerId)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** sha256 of the token in hex: who reads the table can't sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    userId: userId('user_id').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

export const recoveryKeys = pgTable(
  'recovery_keys',
  {
    /** sha256 of the key in hex, as with sessions. */
    keyHash: text('key_hash').primaryKey(),
    userId: userId('user_id').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was used, or a new password ended it. The row stays until it expires: it counts for the limit. */
    endedAt: instant('ended_at'),
  },
  (table) => [index('recovery_keys_user_id').on(table.userId), index('recovery_keys_expires_at').on(table.expiresAt)],
);

/** What people wrote in the public area; nothing but what they wrote. */
export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: createdAt(),
});

export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    ownerId: userId('owner_id').notNull(),
    name: text('name').notNull(),
    status: campaignStatus('status').notNull().default('stopped'),
    advertLink: text('advert_link').notNull(),
    targeting: jsonb('targeting').$type<Targeting>().notNull().default({}),
    version: integer('version').notNull().default(1),
    updatedBy: userId('updated_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('campaigns_owner_id_name').on(table.ownerId, table.name)],
);

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
  (table) => [index('adverts_ads_id_name').on(table.adsId, table.name), index('adverts_creative').on(table.creative)],
);

export const ordAdverts = pgTable('ord_adverts', {
  advertId: integer('advert_id')
    .primaryKey()
    .references(() => adverts.id),
  erid: text('erid'),
  brand: emptyText('brand'),
  erirStatus: erirStatus('erir_status').notNull().default('processing'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const sites = pgTable(
  'sites',
  {
    id: id(),
    ownerId: userId('owner_id').notNull(),
    name: text('name').notNull(),
    domain: text('domain').notNull().unique(),
    status: siteStatus('status').notNull().default('moderate'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sites_owner_id_name').on(table.ownerId, table.name)],
);

export const resolutions = pgTable(
  'resolutions',
  {
    id: id(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    name: emptyText('name'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('resolutions_width_height').on(table.width, table.height)],
);

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
