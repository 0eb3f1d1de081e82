import { boolean, doublePrecision, integer, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { amount, createdAt, emptyText, id, updatedAt } from './columns.ts';

/** What the platform's settings list, and campaigns and adverts choose from. */
export const dictionaryStatus = pgEnum('dictionary_status', ['working', 'stopped', 'deleted']);
export const formatKind = pgEnum('format_kind', ['preroll', 'midroll', 'postroll', 'inpage', 'overlay']);

export const formats = pgTable('formats', {
  id: id(),
  name: text('name').notNull(),
  code: text('code').notNull().unique(),
  kind: formatKind('kind').notNull(),
  width: integer('width'),
  height: integer('height'),
  /** Seconds. */
  minDuration: doublePrecision('min_duration'),
  maxDuration: doublePrecision('max_duration'),
  /** Seconds after which a viewer may skip; null is never. */
  skipOffset: integer('skip_offset'),
  vpaidAllowed: boolean('vpaid_allowed').notNull().default(true),
  mimeTypes: text('mime_types').array().notNull().default([]),
  maxFileMb: integer('max_file_mb'),
  /** The least bid. */
  priceFloor: amount('price_floor').notNull().default(0),
  status: dictionaryStatus('status').notNull().default('working'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Where requests for adverts come from. */
export const feeds = pgTable('feeds', {
  id: id(),
  name: text('name').notNull(),
  code: text('code').notNull().unique(),
  kind: text('kind', { enum: ['site', 'rtb', 'vast', 'xml'] }).notNull(),
  endpoint: text('endpoint'),
  currency: text('currency').notNull().default('RUB'),
  status: dictionaryStatus('status').notNull().default('working'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Who obtains the ERID of an advert. */
export const ordSources = pgTable('ord_sources', {
  id: id(),
  name: text('name').notNull(),
  operator: text('operator', { enum: ['vk', 'yandex', 'ozon', 'mediascout', 'other'] }).notNull(),
  mode: text('mode', { enum: ['manual', 'api'] })
    .notNull()
    .default('manual'),
  isDefault: boolean('is_default').notNull().default(false),
  status: dictionaryStatus('status').notNull().default('working'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

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
