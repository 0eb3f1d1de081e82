import { and } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import type { operations } from '../contract/generated/contract.d.ts';
import type { Call } from '../contract/handlers.ts';
import { containsText } from '../db/contains-text.ts';
import type { Db } from '../db/database.ts';
import { isWanted } from '../db/is-wanted.ts';
import { groups } from '../db/schema.ts';
import { sortOrder } from '../db/sort-order.ts';
import { listFigures } from '../figures/list-figures.ts';
import { figuresOf } from '../figures/results-of.ts';
import { inFolder } from '../folders/in-folder.ts';
import { readPage } from '../records/read-page.ts';
import { describeGroups } from './group-body.ts';
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
  const { matching, order } = findGroups(viewer, query);
  const list = { table: groups, matching, order, page: query };
  const { rows, total } = await readPage(db, selectGroups(db).$dynamic(), list);
  return { items: await describeGroups(db, rows), total };
}

/** Reads the figures of such a list, which has the same page. */
export function listGroupFigures(db: Db, call: Call<operations['listGroupFigures']>) {
  const { matching, order } = findGroups(call.viewer, call.query);
  const page = db
    .select({ id: groups.id })
    .from(groups)
    .where(matching)
    .orderBy(...order)
    .limit(call.query.limit)
    .offset(call.query.offset);
  return listFigures(db, call, { ...figuresOf('group'), id: groups.id, matching, page });
}

const findGroups = (viewer: Actor, { search, status, owner_id, folder_id, sort }: Query) => ({
  matching: and(
    visibleGroups(viewer),
    containsText(search, groups.name),
    isWanted(groups.status, status),
    isWanted(groups.ownerId, owner_id),
    inFolder(folder_id, groups.folderId),
  ),
  order: sortOrder(sort, columns, groups.id),
});
