import type { FastifyBaseLogger } from 'fastify';
import type { Notices } from '../../identity/notifications/notices.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import { changeEach, toBulkResult } from '../../platform/bulk/change-each.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { changeSite } from './change-site.ts';
import { applyAction } from './change-status.ts';
import { lockSite } from './site-queries.ts';

type Schemas = components['schemas'];

/**
 * Applies one action to several sites.
 * @throws ApiError 422 for a move without a folder
 */
export async function changeSites(
  { db, notices }: { db: Db; notices: Notices },
  actor: Actor,
  { ids, action, folder_id }: Schemas['SiteBulk'],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Schemas['BulkResult'][]> {
  if (action === 'move_to_folder' && folder_id === undefined) throw invalid({ folder_id: ['Required'] });
  const outcomes = await changeEach(ids, log, (id) =>
    db.transaction(async (tx) => {
      const site = await lockSite(tx, actor, id);
      if (action === 'move_to_folder') await changeSite(tx, actor, site, { folderId: folder_id });
      else await applyAction(tx, notices, actor, site, action);
    }),
  );
  return outcomes.map(toBulkResult);
}
