import { servingState, stateOfGroup, statusesInStates } from '@preroll/rules/campaign/serving-reasons';
import { and, eq, type SQL, sum } from 'drizzle-orm';
import { figureKey } from '../../events/figures/figure-key.ts';
import { filtersBy } from '../../events/figures/filters-by.ts';
import { type FiguresDeps, listFigures } from '../../events/figures/list-figures.ts';
import { figuresOf } from '../../events/figures/results-of.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { matches } from '../../platform/db/matches.ts';
import { campaignDays, campaigns, groups } from '../../platform/db/schema.ts';
import { listOrder } from '../../platform/records/list-order.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { inFolder } from '../folders/in-folder.ts';
import { describeGroups, withReasons } from './group-body.ts';
import { selectGroups, visibleGroups } from './group-queries.ts';

const columns = {
  name: groups.name,
  status: groups.status,
  start_date: groups.startDate,
  end_date: groups.endDate,
  updated_at: groups.updatedAt,
};

type Query = Call<operations['listGroups']>['query'];

/** Lists one page of groups in the actor's scope, and their total number. */
export async function listGroups(db: Db, { viewer, query }: Call<operations['listGroups']>) {
  const { rows, ...page } = await readPage(
    db,
    await groupList(db, viewer, query),
    (isOnPage) => selectGroups(db).where(isOnPage),
    ({ group }) => group.id,
  );
  return { items: await describeGroups(db, rows), ...page };
}

/** Reads the figures of such a list, for the same page. */
export const listGroupFigures = async (deps: FiguresDeps, call: Call<operations['listGroupFigures']>) =>
  listFigures(deps, call, figuresOf('group'), {
    ...(await groupList(deps.db, call.viewer, call.query)),
    filters: filtersBy({ advertiser: call.query.owner_id }),
  });

async function groupList(db: Db, viewer: Actor, query: Query) {
  const matching = and(
    visibleGroups(viewer),
    containsText(query.search, groups.name),
    matches(groups.status, query.status),
    matches(groups.ownerId, query.owner_id),
    inFolder(query.folder_id, groups.folderId),
  );
  const spend = () =>
    figureKey(viewer, query, (isInDays) =>
      db
        .select({ spend: sum(campaignDays.spend) })
        .from(campaignDays)
        .innerJoin(campaigns, eq(campaigns.id, campaignDays.campaignId))
        .where(and(eq(campaigns.groupId, groups.id), isInDays(campaignDays.day))),
    );
  return {
    matching: and(matching, await isInState(db, query.state, matching)),
    order: listOrder(query.sort, { ...columns, spend }, groups.id),
    page: query,
  };
}

/** Matches the groups in one of these states, among those of a condition, by the same rule as for responses. */
async function isInState(db: Db, states: Query['state'], matching: SQL | undefined): Promise<SQL | undefined> {
  if (states === undefined) return undefined;
  const rows = await selectGroups(db).where(and(matching, matches(groups.status, statusesInStates(states))));
  const all = await withReasons(db, rows);
  const found = all.filter(({ group, reasons, campaignsCount }) =>
    states.some((state) => state === stateOfGroup(group.status, servingState(reasons), campaignsCount)),
  );
  return isOneOf(
    groups.id,
    found.map(({ group }) => group.id),
  );
}
