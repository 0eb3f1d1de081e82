import { and, eq, inArray } from 'drizzle-orm';
import { listChanges } from '../changes/list-changes.ts';
import type { Handlers } from '../contract/handlers.ts';
import { containsText } from '../db/contains-text.ts';
import type { Db } from '../db/database.ts';
import { groups } from '../db/schema.ts';
import { sortOrder } from '../db/sort-order.ts';
import { inFolder } from '../folders/in-folder.ts';
import { changeGroups } from './change-groups.ts';
import { describeGroup, describeGroups } from './group-body.ts';
import { findGroup, selectGroups, visibleGroups } from './group-queries.ts';
import { createGroup, updateGroup } from './save-group.ts';

type Operations = 'listGroups' | 'createGroup' | 'getGroup' | 'updateGroup' | 'changeGroups' | 'listGroupChanges';

const columns = {
  name: groups.name,
  status: groups.status,
  start_date: groups.startDate,
  end_date: groups.endDate,
  updated_at: groups.updatedAt,
};

export const groupHandlers = ({ db }: { db: Db }): Pick<Handlers, Operations> => ({
  async listGroups({ viewer, query: { search, status, owner_id, folder_id, sort, offset, limit } }) {
    const matching = and(
      visibleGroups(viewer),
      containsText(search, groups.name),
      status && inArray(groups.status, status),
      owner_id === undefined ? undefined : eq(groups.ownerId, owner_id),
      inFolder(folder_id, groups.folderId),
    );
    const rows = await selectGroups(db)
      .where(matching)
      .orderBy(...sortOrder(sort, columns, groups.id))
      .limit(limit)
      .offset(offset);
    const body = { items: await describeGroups(db, rows), total: await db.$count(groups, matching) };
    return { status: 200, body };
  },

  async createGroup({ viewer, body }) {
    const groupId = await createGroup(db, viewer, body);
    return { status: 201, body: await describeGroup(db, await findGroup(db, viewer, groupId)) };
  },

  async getGroup({ viewer, params }) {
    return { status: 200, body: await describeGroup(db, await findGroup(db, viewer, params.groupId)) };
  },

  async updateGroup({ viewer, params: { groupId }, body }) {
    const row = await findGroup(db, viewer, groupId);
    return {
      status: 200,
      body: await describeGroup(db, { ...row, ...(await updateGroup(db, viewer, groupId, body)) }),
    };
  },

  async changeGroups({ viewer, body, request }) {
    return { status: 200, body: { results: await changeGroups(db, viewer, body, request.log) } };
  },

  async listGroupChanges({ viewer, params: { groupId: recordId }, query: { offset, limit } }) {
    await findGroup(db, viewer, recordId);
    return { status: 200, body: await listChanges(db, { kind: 'group', recordId, offset, limit }) };
  },
});
