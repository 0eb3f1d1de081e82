/**
 * The server with two additional routes without any logic, for comparison, and with a monitor of its event loop. Forked
 * by `delivery-load.ts`.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildApp } from '../../server/src/app.ts';
import { readAppConfig } from '../../server/src/app-config.ts';
import { openToAnyPage } from '../../server/src/delivery/serving/open-to-any-page.ts';
import { openDatabase } from '../../server/src/platform/db/database.ts';
import { migrateDatabase } from '../../server/src/platform/db/migrate.ts';
import { findVideoTools } from '../../server/src/platform/video-tools/video-tools.ts';

/** The longest delay of the event loop since the previous request, in milliseconds. */
export type LongestDelay = number;

const config = readAppConfig(process.env);
const database = await openDatabase(config);
await migrateDatabase(database);
const { app } = await buildApp({ config, database, tools: await findVideoTools(config) });

app.get('/fixed/document', openToAnyPage, async (request, reply) => {
  const { length } = request.query as Record<string, string>;
  return reply.type('application/xml; charset=utf-8').send(' '.repeat(Number(length)));
});
app.get('/fixed/nothing', openToAnyPage, async (_request, reply) => reply.code(204).send());
await app.listen({ host: config.host, port: config.port });

// recorded delays include the resolution, which is 10 ms by default
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', () => {
  process.send?.((delay.max / 1e6) satisfies LongestDelay);
  delay.reset();
});
process.once('disconnect', () => void app.close().then(() => database.close()));
process.send?.('listens');
