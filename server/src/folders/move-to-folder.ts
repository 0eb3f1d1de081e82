import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import { toBulkResult } from '../bulk/change-each.ts';
import { notFound } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db, Transaction } from '../db/database.ts';
import { adverts, campaigns, groups, sites } from '../db/schema.ts';
import { lockTree } from './folder-tree.ts';
import { requireFolder } from './require-folder.ts';

type Schemas = components['schemas'];
type Kind = Schemas['FolderMove']['kind'];

const tables = { site: sites, campaign: campaigns, group: groups } as const;

/**
 * Puts the user's own records into one of their folders. A folder is where its owner keeps something, no property of
 * what is kept: neither the record's version nor its history tells of it.
 *
 * @throws ApiError 404 for a folder that isn't the user's or is for others
 */
export function moveToFolder(db: Db, actor: Actor, { kind, ids, folder_id }: Schemas['FolderMove']) {
  return db.transaction(async (tx) => {
    const folderKind = kind === 'group' ? 'campaign' : kind;
    // as whoever changes the tree does: a folder that is removed just now waits for its contents
    await lockTree(tx, actor, folderKind);
    await requireFolder(tx, folder_id, { ownerId: actor.user.id, kind: folderKind });
    const own = (await lockOwn(tx, actor, kind, ids)).map(({ id }) => id);
    const table = kind === 'advert' ? adverts : tables[kind];
    if (own.length > 0) await tx.update(table).set({ folderId: folder_id }).where(inArray(table.id, own));
    return ids.map((id) =>
      toBulkResult(own.includes(id) ? { id, ok: true, done: null } : { id, ok: false, refusal: notFound() }),
    );
  });
}

/** Those of the ids that are the user's, held in one order: two calls for the same records don't wait for each other. */
function lockOwn(tx: Transaction, { user }: Actor, kind: Kind, ids: number[]): Promise<{ id: number }[]> {
  if (kind === 'advert')
    return tx
      .select({ id: adverts.id })
      .from(adverts)
      .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
      .where(
        and(
          inArray(adverts.id, ids),
          eq(campaigns.ownerId, user.id),
          ne(adverts.status, 'deleted'),
          ne(campaigns.status, 'deleted'),
        ),
      )
      .orderBy(asc(adverts.id))
      .for('no key update', { of: adverts });
  const table = tables[kind];
  return tx
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), eq(table.ownerId, user.id), ne(table.status, 'deleted')))
    .orderBy(asc(table.id))
    .for('no key update');
}
