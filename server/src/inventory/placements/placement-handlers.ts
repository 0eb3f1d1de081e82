import { and, eq } from 'drizzle-orm';
import { listChanges } from '../../platform/changes/list-changes.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { matches } from '../../platform/db/matches.ts';
import { placements } from '../../platform/db/schema.ts';
import { listOrder } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { removeVersioned } from '../../platform/records/versioned-records.ts';
import { changePlacements } from './change-placements.ts';
import { toPlacementBody } from './placement-body.ts';
import { findPlacement, nonDeletedPlacements, requireSite, selectPlacements } from './placement-queries.ts';
import { createPlacement, type Platform, placementHistory, updatePlacement } from './save-placement.ts';

type Operations =
  | 'listPlacements'
  | 'createPlacement'
  | 'getPlacement'
  | 'updatePlacement'
  | 'removePlacement'
  | 'changePlacements'
  | 'listPlacementChanges';

const columns = {
  name: placements.name,
  status: placements.status,
  floor_price: placements.floorPrice,
  last_request_at: placements.lastRequestAt,
  updated_at: placements.updatedAt,
};

export const placementHandlers = ({ db, config }: Platform): Pick<Handlers, Operations> => ({
  async listPlacements({ viewer, params: { siteId }, query: { search, status, sort, ...page } }) {
    await requireSite(db, viewer, siteId);
    const matching = and(
      nonDeletedPlacements,
      eq(placements.siteId, siteId),
      containsText(search, placements.name),
      matches(placements.status, status),
    );
    const list = {
      matching,
      order: listOrder(sort, columns, placements.id),
      page,
    };
    const { rows, total } = await readPage(
      db,
      list,
      (isOnPage) => selectPlacements(db).where(isOnPage),
      ({ placement }) => placement.id,
    );
    return { status: 200, body: { items: rows.map((row) => toPlacementBody(row, config)), total } };
  },

  async createPlacement({ viewer, params: { siteId }, body }) {
    const id = await createPlacement({ db, config }, viewer, siteId, body);
    return { status: 201, body: toPlacementBody(await findPlacement(db, viewer, id), config) };
  },

  async getPlacement({ viewer, params: { placementId } }) {
    return { status: 200, body: toPlacementBody(await findPlacement(db, viewer, placementId), config) };
  },

  async updatePlacement({ viewer, params: { placementId }, body }) {
    await updatePlacement({ db, config }, viewer, placementId, body);
    return { status: 200, body: toPlacementBody(await findPlacement(db, viewer, placementId), config) };
  },

  async removePlacement({ viewer, params: { placementId: id } }) {
    const refuse = async (tx: Db) => void (await findPlacement(tx, viewer, id));
    await removeVersioned(db, viewer, placements, { id, history: placementHistory, refuse });
    return { status: 204, body: undefined };
  },

  async changePlacements({ viewer, body, request }) {
    return { status: 200, body: { results: await changePlacements(db, viewer, body, request.log) } };
  },

  async listPlacementChanges({ viewer, params: { placementId: recordId }, query }) {
    await findPlacement(db, viewer, recordId);
    return { status: 200, body: await listChanges(db, { kind: 'placement', recordId, page: query }) };
  },
});
