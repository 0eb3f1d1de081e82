import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, version } from './columns.ts';
import { dictionaryStatus } from './dictionaries.ts';
import { userId } from './people.ts';

/** The scripts that run in placements. */
export const scripts = pgTable(
  'scripts',
  {
    id: id(),
    kind: text('kind', { enum: ['vpaid', 'branding'] }).notNull(),
    name: text('name').notNull(),
    status: dictionaryStatus('status').notNull().default('working'),
    isDefault: boolean('is_default').notNull().default(false),
    /** The newest of its `scriptVersions`, which is served. */
    number: integer('number').notNull().default(1),
    /** The hash of that version's code. */
    sha256: text('sha256').notNull(),
    version: version(),
    updatedBy: userId('updated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('scripts_kind_name').on(table.kind, sql`lower(${table.name})`).where(sql`${table.status} <> 'deleted'`),
    uniqueIndex('scripts_default_of_kind').on(table.kind).where(sql`${table.isDefault}`),
  ],
);

/** The code of scripts. Append-only: restoring an earlier version appends a copy. */
export const scriptVersions = pgTable(
  'script_versions',
  {
    scriptId: integer('script_id')
      .notNull()
      .references(() => scripts.id),
    /** From 1. */
    number: integer('number').notNull(),
    code: text('code').notNull(),
    /** Of the code in UTF-8, as hexadecimal digits. */
    sha256: text('sha256').notNull(),
    /** Bytes of the code in UTF-8. */
    size: integer('size').notNull(),
    /** Where the code was fetched from; null for pasted code. */
    url: text('url'),
    restoredFrom: integer('restored_from'),
    userId: userId('user_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scriptId, table.number] })],
);
