import type { FiguresDeps } from '../../events/figures/list-figures.ts';
import { listChanges } from '../../platform/changes/list-changes.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { changeGroups } from './change-groups.ts';
import { describeGroup } from './group-body.ts';
import { findGroup } from './group-queries.ts';
import { listGroupFigures, listGroups } from './list-groups.ts';
import { createGroup, updateGroup } from './save-group.ts';

type Operations =
  | 'listGroups'
  | 'createGroup'
  | 'getGroup'
  | 'updateGroup'
  | 'changeGroups'
  | 'listGroupChanges'
  | 'listGroupFigures';

export const groupHandlers = ({ db, analytics }: FiguresDeps): Pick<Handlers, Operations> => ({
  async listGroups(call) {
    return { status: 200, body: await listGroups(db, call) };
  },

  async listGroupFigures(call) {
    return { status: 200, body: await listGroupFigures({ db, analytics }, call) };
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

  async listGroupChanges({ viewer, params: { groupId: recordId }, query }) {
    await findGroup(db, viewer, recordId);
    return { status: 200, body: await listChanges(db, { kind: 'group', recordId, page: query }) };
  },
});
