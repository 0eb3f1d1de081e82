/** A process that counts a show in Redis and kills itself: before it records the show, or before it says that it has. */
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openLimits } from '../src/delivery/limits/open-limits.ts';
import { selectLimited, toLimitedCampaign } from '../src/delivery/limits/select-limited.ts';
import { createDayCounters } from '../src/events/counters/count-batch.ts';
import { createEventWriter } from '../src/events/spool/event-writer.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { campaigns } from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';

const [databaseUrl, redisUrl, dataDir = '', campaignId = '', killed = ''] = process.argv.slice(2);
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
const rows = await selectLimited(database.db).where(eq(campaigns.id, Number(campaignId)));
const campaign = toLimitedCampaign(expectRow(rows));
await limits.learn(campaign, []);
const at = new Date();
const reserved = await limits.reserve(campaign, at, null);
if ('refusal' in reserved) throw new Error(reserved.refusal);
const { payModel, price } = campaign;
const serve = { id: reserved.serve, campaign: campaign.id, servedAt: at, payModel, price };
await limits.settle(serve, 'show', at, async () => {
  if (killed === 'after it is recorded')
    await writer.recordEvents([{ ts: at.toISOString(), kind: 'show', campaign: campaign.id, serve: serve.id }]);
  process.stdout.write(serve.id, () => process.kill(process.pid, 'SIGKILL'));
  await new Promise(() => {});
});
