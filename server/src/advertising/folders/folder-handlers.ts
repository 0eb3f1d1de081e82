import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import type { folders } from '../../platform/db/schema.ts';
import { timestampsOf } from '../../platform/records/record-body.ts';
import { countContents } from './contents.ts';
import { readTree } from './folder-tree.ts';
import { moveToFolder } from './move-to-folder.ts';
import { requireFolders } from './require-folders.ts';
import { createFolder, removeFolder, updateFolder } from './save-folder.ts';

type Operations = 'listFolders' | 'createFolder' | 'updateFolder' | 'removeFolder' | 'moveToFolder';

const { compare } = new Intl.Collator('en-GB', { numeric: true });

export const folderHandlers = ({ db }: { db: Db }): Pick<Handlers, Operations> => ({
  async listFolders({ viewer, query: { kind } }) {
    requireFolders(viewer);
    const counts = await countContents(db, viewer.user.id, kind);
    const tree = await readTree(db, viewer.user.id, kind);
    const items = tree
      .map((folder) => toFolderBody(folder, counts.get(folder.id)))
      .sort((one, other) => compare(one.name, other.name));
    return { status: 200, body: { items, total: items.length } };
  },

  async createFolder({ viewer, body }) {
    requireFolders(viewer);
    return { status: 201, body: toFolderBody(await createFolder(db, viewer, body)) };
  },

  async updateFolder({ viewer, params, body }) {
    requireFolders(viewer);
    const folder = await updateFolder(db, viewer, params.folderId, body);
    const counts = await countContents(db, viewer.user.id, folder.kind);
    return { status: 200, body: toFolderBody(folder, counts.get(folder.id)) };
  },

  async removeFolder({ viewer, params }) {
    requireFolders(viewer);
    await removeFolder(db, viewer, params.folderId);
    return { status: 204, body: undefined };
  },

  async moveToFolder({ viewer, body }) {
    requireFolders(viewer);
    return { status: 200, body: { results: await moveToFolder(db, viewer, body) } };
  },
});

const toFolderBody = (row: typeof folders.$inferSelect, count = 0): components['schemas']['Folder'] => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  parent_id: row.parentId,
  count,
  ...timestampsOf(row),
});
