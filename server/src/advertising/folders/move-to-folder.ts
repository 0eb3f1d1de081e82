import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import { toBulkResult } from '../../platform/bulk/change-each.ts';
import { notFound } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { adverts, campaigns, groups, sites } from '../../platform/db/schema.ts';
import { lockTree } from './folder-tree.ts';
import { requireFolder } from './require-folder.ts';

type Schemas = components['schemas'];
type Kind = Schemas['FolderMove']['kind'];

const tables = { site: sites, campaign: campaigns, group: groups } as const;

/**
 * Moves the user's own records into one of their folders. This is not an edit of the record: neither its version nor
 * its history changes.
 *
 * @throws ApiError 404 for a folder of another user or kind
 */
export function moveToFolder(db: Db, actor: Actor, { kind, ids, folder_id }: Schemas['FolderMove']) {
  return db.transaction(async (tx) => {
    const folderKind = kind === 'group' ? 'campaign' : kind;
    // locks the tree, so that a concurrent removal of the folder waits
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

/** Locks the records that belong to the user, in a fixed order, so that two calls cannot deadlock. */
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
