import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { amount, createdAt, emptyText, id, updatedAt, version } from './columns.ts';
import { userId } from './people.ts';

/** The entries of the platform's settings, which campaigns and adverts refer to. */
export const dictionaryStatus = pgEnum('dictionary_status', ['working', 'stopped', 'deleted']);
export const formatKind = pgEnum('format_kind', ['preroll', 'midroll', 'postroll', 'inpage', 'overlay']);

export const formats = pgTable('formats', {
  id: id(),
  name: text('name').notNull(),
  /** A deleted format keeps its code, which reports use to identify it. */
  code: text('code').notNull().unique(),
  kind: formatKind('kind').notNull(),
  width: integer('width'),
  height: integer('height'),
  /** Seconds. */
  minDuration: doublePrecision('min_duration'),
  maxDuration: doublePrecision('max_duration'),
  /** In seconds; viewers may skip after that time. Null means never. */
  skipOffset: integer('skip_offset'),
  vpaidAllowed: boolean('vpaid_allowed').notNull().default(true),
  mimeTypes: text('mime_types')
    .array()
    .$type<components['schemas']['FormatInput']['mime_types']>()
    .notNull()
    .default([]),
  maxFileMb: integer('max_file_mb'),
  /** The minimum bid. */
  priceFloor: amount('price_floor').notNull().default(0),
  status: dictionaryStatus('status').notNull().default('working'),
  version: version(),
  updatedBy: userId('updated_by'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The sources of ad requests. */
export const feeds = pgTable(
  'feeds',
  {
    id: id(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    kind: text('kind', { enum: ['site', 'rtb', 'vast', 'xml'] }).notNull(),
    endpoint: text('endpoint'),
    /** The key in a partner's tag; null for a feed that sends no requests. */
    askingKey: text('asking_key'),
    /** The hash of the secret with which a partner's servers may name their viewers; null without one. */
    secretHash: text('secret_hash'),
    currency: text('currency').notNull().default('RUB'),
    status: dictionaryStatus('status').notNull().default('working'),
    version: version(),
    updatedBy: userId('updated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('feeds_code').on(table.code).where(sql`${table.status} <> 'deleted'`)],
);

export const resolutions = pgTable(
  'resolutions',
  {
    id: id(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    name: emptyText('name'),
    version: version(),
    /** The last editor; null if it was never edited. */
    updatedBy: userId('updated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('resolutions_width_height').on(table.width, table.height)],
);

/** The value of one unit of a currency, in the base currency. */
const rate = () => numeric('rate', { precision: 18, scale: 8, mode: 'number' }).notNull();

export const currencies = pgTable(
  'currencies',
  {
    id: id(),
    /** ISO 4217. */
    code: text('code').notNull(),
    symbol: emptyText('symbol'),
    /** The decimal places of amounts. */
    precision: integer('precision').notNull().default(2),
    /** Today's rate; see `currencyRates` for other days. */
    rate: rate(),
    /** The smallest withdrawal in this currency. */
    minWithdrawal: numeric('min_withdrawal', { precision: 20, scale: 6 }).notNull().default('0'),
    /** Deposits above it require a confirmation; 0 for no limit. */
    largeDeposit: numeric('large_deposit', { precision: 20, scale: 6 }).notNull().default('0'),
    isBase: boolean('is_base').notNull().default(false),
    status: dictionaryStatus('status').notNull().default('working'),
    version: version(),
    updatedBy: userId('updated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('currencies_code').on(table.code).where(sql`${table.status} <> 'deleted'`),
    uniqueIndex('currencies_is_base').on(table.isBase).where(sql`${table.isBase}`),
  ],
);

/** The rates of currencies by day (UTC); a rate holds until the next one. */
export const currencyRates = pgTable(
  'currency_rates',
  {
    currencyId: integer('currency_id')
      .notNull()
      .references(() => currencies.id),
    day: date('day', { mode: 'string' }).notNull(),
    rate: rate(),
  },
  (table) => [primaryKey({ columns: [table.currencyId, table.day] })],
);
