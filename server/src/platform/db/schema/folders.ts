import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { userId } from './people.ts';

export const folderKind = pgEnum('folder_kind', ['site', 'campaign', 'advert']);

/** The folder of a record; null is the top level. */
export const folderId = (name = 'folder_id') => integer(name).references((): AnyPgColumn => folders.id);

/** A user's own tree of folders for sites, campaigns (with their groups) or adverts. */
export const folders = pgTable(
  'folders',
  {
    id: id(),
    ownerId: userId('owner_id').notNull(),
    kind: folderKind('kind').notNull(),
    parentId: folderId('parent_id'),
    name: text('name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('folders_name_in_parent').on(
      table.ownerId,
      table.kind,
      sql`coalesce(${table.parentId}, 0)`,
      table.name,
    ),
    index('folders_parent_id').on(table.parentId),
  ],
);
