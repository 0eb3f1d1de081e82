import { index, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { folderId } from './folders.ts';
import { userId } from './people.ts';

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

export const sites = pgTable(
  'sites',
  {
    id: id(),
    ownerId: userId('owner_id').notNull(),
    folderId: folderId(),
    name: text('name').notNull(),
    domain: text('domain').notNull().unique(),
    status: siteStatus('status').notNull().default('moderate'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sites_owner_id_name').on(table.ownerId, table.name)],
);
