import { and, eq, inArray } from 'drizzle-orm';
import type { operations } from '../contract/generated/contract.d.ts';
import type { Call } from '../contract/handlers.ts';
import { containsText } from '../db/contains-text.ts';
import type { Db } from '../db/database.ts';
import { campaigns, groups, users } from '../db/schema.ts';
import { sortOrder } from '../db/sort-order.ts';
import { inFolder } from '../folders/in-folder.ts';
import { describeCampaigns } from './campaign-body.ts';
import { selectCampaigns, visibleCampaigns } from './campaign-queries.ts';

const columns = {
  name: campaigns.name,
  status: campaigns.status,
  group_name: groups.name,
  owner_name: users.name,
  bid: campaigns.bid,
  start_date: campaigns.startDate,
  end_date: campaigns.endDate,
  updated_at: campaigns.updatedAt,
};

/** One page of the campaigns that somebody may see and asks for, and how many there are. */
export async function listCampaigns(db: Db, { viewer, query }: Call<operations['listCampaigns']>) {
  const matching = and(
    visibleCampaigns(viewer),
    containsText(query.search, campaigns.name),
    query.status && inArray(campaigns.status, query.status),
    inFolder(query.group_id, campaigns.groupId),
    inFolder(query.folder_id, campaigns.folderId),
    query.owner_id === undefined ? undefined : eq(campaigns.ownerId, query.owner_id),
  );
  const order = sortOrder(query.sort, columns, campaigns.id);
  // what the order doesn't ask for isn't joined for thousands: left out by the database where nothing reads it
  const page = db
    .select({ id: campaigns.id })
    .from(campaigns)
    .leftJoin(users, eq(users.id, campaigns.ownerId))
    .leftJoin(groups, eq(groups.id, campaigns.groupId))
    .where(matching)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  const rows = await selectCampaigns(db)
    .where(inArray(campaigns.id, page))
    .orderBy(...order);
  // what a page that isn't full ends with is the last of all
  const isLast = rows.length > 0 && rows.length < query.limit;
  const [items, total] = await Promise.all([
    describeCampaigns(db, rows),
    isLast ? query.offset + rows.length : db.$count(campaigns, matching),
  ]);
  return { items, total };
}
