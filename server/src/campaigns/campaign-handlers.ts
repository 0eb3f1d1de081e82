import { and, arrayContains, eq, ne, sql } from 'drizzle-orm';
import { refuseStaleEdit } from '../access/refuse-stale-edit.ts';
import { ownedWithin } from '../access/scope.ts';
import type { Actor } from '../access/viewer.ts';
import { forbidden, invalid } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Handlers } from '../contract/handlers.ts';
import { containsText } from '../db/contains-text.ts';
import type { Db } from '../db/database.ts';
import { campaigns, users } from '../db/schema.ts';
import { sortOrder } from '../db/sort-order.ts';
import { findCampaign, lockCampaign, selectCampaigns, toCampaignBody, visibleCampaigns } from './campaign-queries.ts';

type Status = components['schemas']['CampaignStatus'];
type Operations = 'listCampaigns' | 'createCampaign' | 'getCampaign' | 'updateCampaign';

const columns = { name: campaigns.name, status: campaigns.status, updated_at: campaigns.updatedAt };

export const campaignHandlers = ({ db }: { db: Db }): Pick<Handlers, Operations> => ({
  async listCampaigns({ viewer, query: { search, sort, offset, limit } }) {
    const matching = and(visibleCampaigns(viewer), containsText(search, campaigns.name));
    const rows = await selectCampaigns(db)
      .where(matching)
      .orderBy(...sortOrder(sort, columns, campaigns.id))
      .limit(limit)
      .offset(offset);
    return { status: 200, body: { items: rows.map(toCampaignBody), total: await db.$count(campaigns, matching) } };
  },

  async createCampaign({ viewer, body }) {
    const ownerId = await ownerOf(db, viewer, body.owner_id);
    const [created] = await db
      .insert(campaigns)
      .values({ ownerId, name: body.name, advertLink: body.advert_link, updatedBy: viewer.user.id })
      .returning({ id: campaigns.id });
    if (created === undefined) throw new Error('the campaign was not written');
    return { status: 201, body: toCampaignBody(await findCampaign(db, viewer, created.id)) };
  },

  async getCampaign({ viewer, params }) {
    return { status: 200, body: toCampaignBody(await findCampaign(db, viewer, params.campaignId)) };
  },

  async updateCampaign({ viewer, params: { campaignId }, body }) {
    const row = await db.transaction(async (tx) => {
      const campaign = await lockCampaign(tx, viewer, campaignId);
      refuseStaleEdit(campaign, body.version);
      refuseLockChange(campaign.status, body.status, viewer);
      const before = await findCampaign(tx, viewer, campaignId);
      const [changed] = await tx
        .update(campaigns)
        .set({
          name: body.name,
          advertLink: body.advert_link,
          status: body.status,
          version: campaign.version + 1,
          updatedBy: viewer.user.id,
          updatedAt: sql`now()`,
        })
        .where(eq(campaigns.id, campaignId))
        .returning();
      return { ...before, campaign: changed ?? campaign };
    });
    return { status: 200, body: toCampaignBody(row) };
  },
});

/** Only managers and admins lock a campaign, or free it. */
function refuseLockChange(from: Status, to: Status, { cabinet }: Actor): void {
  const touchesLock = from !== to && (from === 'lock' || to === 'lock');
  if (touchesLock && cabinet === 'advertiser')
    throw forbidden('Only a manager or an admin can lock or unlock a campaign');
}

/** Whose a new campaign is: an advertiser's own; managers and admins name one of their advertisers. */
async function ownerOf(db: Db, actor: Actor, ownerId: number | undefined): Promise<number> {
  if (actor.cabinet === 'advertiser') {
    if (ownerId === undefined || ownerId === actor.user.id) return actor.user.id;
    throw invalid({ owner_id: ['You own the campaigns that you make'] });
  }
  if (ownerId === undefined) throw invalid({ owner_id: ['Required'] });
  const advertiser = and(
    eq(users.id, ownerId),
    ownedWithin(actor, users.id),
    arrayContains(users.supportPanels, ['advertiser']),
    ne(users.status, 'deleted'),
  );
  if ((await db.$count(users, advertiser)) === 0) throw invalid({ owner_id: ['There is no such advertiser'] });
  return ownerId;
}
