/**
 * A process that counts shows in Redis and kills itself before it records the first one, and before it confirms the records
 * of the others.
 */
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openLimits } from '../src/delivery/limits/open-limits.ts';
import { selectLimited, toLimitedCampaign } from '../src/delivery/limits/select-limited.ts';
import { createDayCounters } from '../src/events/counters/count-batch.ts';
import { createEventWriter } from '../src/events/spool/event-writer.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { campaigns } from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';

const [databaseUrl, redisUrl, dataDir = '', ...campaignIds] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir });
const store = { isEmbedded: true, isOpen: () => false, insert: async () => {}, read: () => Promise.reject() };
const writer = createEventWriter({
  ...{ directory: join(dataDir, 'event-spool'), store, log: console, counters: createDayCounters(database.db) },
  inBase: async () => [],
});
const limits = openLimits({
  ...{ database, writer, store, dataDir, redisUrl, log: console, mayDeliver: true },
  readBefore: async () => {},
});
await limits.ready;

/** Counts a show of a campaign, and returns its serve, without confirming the record. */
async function countShow(campaignId: number, isRecorded: boolean): Promise<string> {
  const rows = await selectLimited(database.db).where(eq(campaigns.id, campaignId));
  const campaign = toLimitedCampaign(expectRow(rows));
  await limits.loadUsage(campaign, []);
  const at = new Date();
  const reserved = await limits.reserve(campaign, at, null);
  if ('refusal' in reserved) throw new Error(reserved.refusal);
  const { payModel, price } = campaign;
  const serve = { id: reserved.serve, campaign: campaign.id, servedAt: at, payModel, price };
  const counted = Promise.withResolvers<void>();
  void limits.settle(serve, 'show', at, async () => {
    if (isRecorded)
      await writer.recordEvents([{ ts: at.toISOString(), kind: 'show', campaign: campaign.id, serve: serve.id }]);
    counted.resolve();
    await new Promise(() => {});
  });
  await counted.promise;
  return serve.id;
}

const serves: string[] = [];
for (const id of campaignIds) serves.push(await countShow(Number(id), serves.length > 0));
process.stdout.write(serves.join(' '), () => process.kill(process.pid, 'SIGKILL'));
