/** A process that serves and shows a campaign as fast as it can, for tests that kill it. */
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openLimits } from '../src/delivery/limits/open-limits.ts';
import { selectLimited, toLimitedCampaign } from '../src/delivery/limits/select-limited.ts';
import { createDayCounters } from '../src/events/counters/count-batch.ts';
import { createEventWriter } from '../src/events/spool/event-writer.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { campaigns } from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';

const [databaseUrl, dataDir = '', campaignId = '', ...shown] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir });
const store = { isEmbedded: true, isOpen: () => false, insert: async () => {}, read: () => Promise.reject() };
const writer = createEventWriter({
  directory: join(dataDir, 'event-spool'),
  store,
  counters: createDayCounters(database.db),
  inBase: async () => [],
  log: console,
});
const limits = openLimits({
  mayDeliver: true,
  readBefore: async () => {},
  ...{ database, writer, store, dataDir, log: console },
});
const rows = await selectLimited(database.db).where(eq(campaigns.id, Number(campaignId)));
const campaign = toLimitedCampaign(expectRow(rows));
const { payModel, price } = campaign;
const tell = (line: string) => process.stdout.write(`${line}\n`);

let open = 0;

const show = async (id: string): Promise<boolean> => {
  const at = new Date();
  const event = { ts: at.toISOString(), kind: 'show', campaign: campaign.id, serve: id } as const;
  open += 1;
  const serve = { id, campaign: campaign.id, servedAt: at, payModel, price };
  const isCounted = await limits.settle(serve, 'show', at, async ({ result }) => {
    if (result === 'counted') await writer.recordEvents([event]);
    return result === 'counted';
  });
  open -= 1;
  if (isCounted) tell(id);
  return isCounted;
};

await limits.ready;
for (const id of shown) if (await show(id)) tell(`twice ${id}`);
setInterval(async () => {
  const at = new Date();
  const refusal = limits.refuses(campaign, at, null);
  if (refusal !== null) {
    if (open === 0) tell(refusal);
    return;
  }
  const reserved = await limits.reserve(campaign, at, null);
  if ('serve' in reserved) await show(reserved.serve);
}, 2);
