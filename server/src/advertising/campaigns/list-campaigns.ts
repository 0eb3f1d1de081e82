import { and, eq, sum } from 'drizzle-orm';
import { figureKey } from '../../events/figures/figure-key.ts';
import { filtersBy } from '../../events/figures/filters-by.ts';
import { type FiguresDeps, listFigures } from '../../events/figures/list-figures.ts';
import { figuresOf } from '../../events/figures/results-of.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { matches } from '../../platform/db/matches.ts';
import { campaignDays, campaigns, groups, users } from '../../platform/db/schema.ts';
import { listOrder } from '../../platform/records/list-order.ts';
import { type PageFields, readPage } from '../../platform/records/read-page.ts';
import { inFolder } from '../folders/in-folder.ts';
import { describeCampaigns } from './campaign-body.ts';
import { selectCampaigns, visibleCampaigns } from './campaign-queries.ts';
import { isInCampaignState } from './campaign-serving.ts';

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

type Query = Call<operations['listCampaigns']>['query'];

/** Lists one page of campaigns in the actor's scope, and their total number. */
export async function listCampaigns(db: Db, { viewer, query }: Call<operations['listCampaigns']>) {
  const { rows, ...page } = await readPage(
    db,
    await campaignList(db, viewer, query),
    (isOnPage) => selectCampaigns(db).where(isOnPage),
    ({ campaign }) => campaign.id,
  );
  return { items: await describeCampaigns(db, rows), ...page };
}

/** Reads the figures of such a list, for the same page. */
export const listCampaignFigures = async (deps: FiguresDeps, call: Call<operations['listCampaignFigures']>) =>
  listFigures(deps, call, figuresOf('campaign'), {
    ...(await campaignList(deps.db, call.viewer, call.query)),
    filters: filtersBy({ group: call.query.group_id, advertiser: call.query.owner_id }),
  });

async function campaignList(db: Db, viewer: Actor, query: Query) {
  const matching = and(
    visibleCampaigns(viewer),
    containsText(query.search, campaigns.name),
    matches(campaigns.status, query.status),
    inFolder(query.group_id, campaigns.groupId),
    inFolder(query.folder_id, campaigns.folderId),
    matches(campaigns.ownerId, query.owner_id),
  );
  const spend = () =>
    figureKey(viewer, query, (isInDays) =>
      db
        .select({ spend: sum(campaignDays.spend) })
        .from(campaignDays)
        .where(and(eq(campaignDays.campaignId, campaigns.id), isInDays(campaignDays.day))),
    );
  return {
    // joins that the order does not need don't slow down thousands of rows, because the database drops unused joins
    select: (fields: PageFields) =>
      db
        .select(fields)
        .from(campaigns)
        .leftJoin(users, eq(users.id, campaigns.ownerId))
        .leftJoin(groups, eq(groups.id, campaigns.groupId))
        .$dynamic(),
    matching: and(matching, await isInCampaignState(db, query.state, matching)),
    order: listOrder(query.sort, { ...columns, spend }, campaigns.id),
    page: query,
  };
}
