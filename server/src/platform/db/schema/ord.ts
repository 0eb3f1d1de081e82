import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { components } from '../../contract/generated/contract.d.ts';
import { createdAt, emptyText, id, instant, updatedAt, version } from './columns.ts';
import { dictionaryStatus } from './dictionaries.ts';
import { userId } from './people.ts';

type Schemas = components['schemas'];

const operator = () => text('operator', { enum: ['vk', 'yandex', 'ozon', 'mediascout', 'other'] }).notNull();

/** The credentials for the API of an advertising data operator (ORD). */
export const ordAccesses = pgTable(
  'ord_accesses',
  {
    id: id(),
    name: text('name').notNull(),
    operator: operator(),
    environment: text('environment', { enum: ['sandbox', 'production'] }).notNull(),
    baseUrl: text('base_url').notNull(),
    /** Sealed by `SecretBox` for the origin of `baseUrl`; empty once the access is deleted. */
    sealedToken: text('sealed_token').notNull(),
    tokenLastFour: text('token_last_four').notNull(),
    /** Null until the current token was tested at the current address. */
    lastCheckAt: instant('last_check_at'),
    lastCheckResult: text('last_check_result', { enum: ['ok', 'unauthorized', 'unreachable'] }),
    lastCheckDetail: emptyText('last_check_detail'),
    status: dictionaryStatus('status').notNull().default('working'),
    version: version(),
    updatedBy: userId('updated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('ord_accesses_name').on(sql`lower(${table.name})`).where(sql`${table.status} <> 'deleted'`)],
);

/** The operators or persons that obtain the ERID of adverts, with the contracts for it. */
export const ordSources = pgTable(
  'ord_sources',
  {
    id: id(),
    name: text('name').notNull(),
    operator: operator(),
    mode: text('mode', { enum: ['manual', 'api'] })
      .notNull()
      .default('manual'),
    apiAccessId: integer('api_access_id').references(() => ordAccesses.id),
    roles: text('roles').array().$type<Schemas['OrdRole'][]>().notNull().default([]),
    legalForm: text('legal_form', { enum: ['ul', 'ip', 'fl', 'ful', 'ffl'] }),
    legalName: emptyText('legal_name'),
    inn: emptyText('inn'),
    kpp: emptyText('kpp'),
    contract: jsonb('contract').$type<NonNullable<Schemas['OrdContract']>>(),
    isDefault: boolean('is_default').notNull().default(false),
    status: dictionaryStatus('status').notNull().default('working'),
    version: version(),
    updatedBy: userId('updated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('ord_sources_name').on(sql`lower(${table.name})`).where(sql`${table.status} <> 'deleted'`),
    uniqueIndex('ord_sources_is_default').on(table.isDefault).where(sql`${table.isDefault}`),
  ],
);
