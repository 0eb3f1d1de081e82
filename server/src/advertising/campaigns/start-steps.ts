import { candidateStatuses } from '@preroll/rules/advert/advert-statuses';
import { type StartFacts, startCodes, startSteps } from '@preroll/rules/campaign/start-steps';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { readMoney } from '../../money/ledger/read-money.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { readRows } from '../../platform/db/read-rows.ts';
import { adverts, campaigns, campaignTotals, ordAdverts, transactions, users } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { isPlayable, isRegistered } from './campaign-facts.ts';

/** Reads an advertiser's progress towards the first serving advert. */
export async function readStartSteps(db: Db, userId: number): Promise<components['schemas']['StartSteps']> {
  // sequential, so that a call uses only one connection
  const account = await readAccount(db, userId);
  const money = await readMoney(db, [userId]);
  const advert = await readClosestAdvert(db, userId);
  const states = startSteps({
    hasLegalData: account.hasLegalData,
    money: money.get(userId)?.hasHad ? 'had' : account.hasInvoice ? 'invoiced' : 'none',
    advert,
  });
  const steps = startCodes.map((code) => ({ code, state: states[code] }));
  return {
    is_finished: account.hasServed || steps.every(({ state }) => state === 'done'),
    steps,
    campaign_id: advert?.campaignId ?? account.campaignId,
    advert_id: advert?.id ?? null,
  };
}

const inUse = sql`${campaigns.status} in ('working', 'stopped')`;

interface Account {
  hasLegalData: boolean;
  hasInvoice: boolean;
  hasServed: boolean;
  campaignId: number | null;
}

async function readAccount(db: Db, userId: number): Promise<Account> {
  const ofUser = sql`${campaigns.ownerId} = ${users.id}`;
  const rows = await readRows<Account>(
    db,
    sql`
      select
        ${users.legalForm} is not null as "hasLegalData",
        exists (
          select 1 from ${transactions} where ${transactions.userId} = ${users.id}
            and ${transactions.type} = 'deposit' and ${transactions.status} = 'waiting'
        ) as "hasInvoice",
        exists (
          select 1 from ${campaigns} join ${campaignTotals} on ${campaignTotals.campaignId} = ${campaigns.id}
          where ${ofUser} and ${campaignTotals.shows} > 0
        ) as "hasServed",
        (select max(${campaigns.id}) from ${campaigns} where ${ofUser} and ${inUse}) as "campaignId"
      from ${users} where ${users.id} = ${userId}
    `,
  );
  return expectRow(rows);
}

/** The advert that is closest to serving: by its status, then its video, its registration and its age. */
async function readClosestAdvert(
  db: Db,
  userId: number,
): Promise<(NonNullable<StartFacts['advert']> & { id: number; campaignId: number }) | null> {
  const closest = ['working', ...candidateStatuses] as const;
  const rank = sql.join(
    [sql`case ${adverts.status}`, ...closest.map((status, place) => sql`when ${status} then ${place}::int`), sql`end`],
    sql` `,
  );
  const [row] = await db
    .select({
      id: adverts.id,
      campaignId: adverts.adsId,
      status: adverts.status,
      returnedAt: adverts.returnedAt,
      hasErid: isRegistered,
      isPlayable,
      campaignStatus: campaigns.status,
    })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .leftJoin(ordAdverts, eq(ordAdverts.advertId, adverts.id))
    .where(and(eq(campaigns.ownerId, userId), inUse, inArray(adverts.status, closest)))
    .orderBy(rank, desc(isPlayable), desc(isRegistered), desc(adverts.id))
    .limit(1);
  if (!row || row.status === 'ban' || row.status === 'deleted') return null;
  const { id, campaignId, status, returnedAt, hasErid: registered, campaignStatus, ...video } = row;
  return {
    id,
    campaignId,
    status,
    isReturned: returnedAt !== null,
    hasErid: registered,
    isPlayable: video.isPlayable,
    isCampaignStarted: campaignStatus === 'working',
  };
}
