import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type AppConfig, readAppConfig } from './app-config.ts';
import { buildDeliveryApp } from './delivery-app.ts';
import { openDemo } from './demo/demo.ts';
import { demoLogins, demoPassword } from './demo/demo-accounts.ts';
import { describeEvents } from './events/spool/describe-events.ts';
import { describeContacts } from './identity/contacts/describe-contacts.ts';
import { warnOfNoAdmin } from './identity/users/first-admin.ts';
import { isSelfExplanatory } from './is-self-explanatory.ts';
import { describeIssuer } from './money/documents/issuer.ts';
import { type Config, ConfigError, httpAddress } from './platform/config/config.ts';
import { warnOfPlainHttp } from './platform/config/warn-of-plain-http.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { runHousekeeping } from './platform/db/housekeeping.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { makePrivate } from './platform/files/make-private.ts';
import { describeMail } from './platform/mail/mailer.ts';
import { findVideoTools } from './platform/video-tools/video-tools.ts';
import { removeOutdated } from './remove-outdated.ts';

/** The time limit in milliseconds for an orderly shutdown. */
const SHUTDOWN_TIMEOUT = 15_000;

try {
  const config = readAppConfig(process.env);
  await (config.role === 'delivery' ? runDelivery(config) : run(config));
} catch (error) {
  console.error(isSelfExplanatory(error) ? error.message : error);
  process.exit(1);
}

async function run(configured: AppConfig): Promise<void> {
  // before any data is written, because the server can't start without them
  const tools = await findVideoTools(configured);
  await makeDataDirPrivate(configured);
  const database = await openDatabase(configured);
  await migrateDatabase(database);
  const demo = await openDemo(database, configured);
  const config = demo.configure(configured);
  const { app, jobs, transcoding } = await buildApp({ config, database, tools });
  const tryPaths = await demo.registerTryPage(app, config);
  // after the first start has written its data, so that its statistics are up to date
  if (config.role !== 'api') await runHousekeeping(database, removeOutdated);

  // exits, so that the process supervisor restarts it, which reopens the database
  if (database.kind === 'embedded')
    void database.lite.died.then((error) => {
      app.log.error(error, 'the embedded database has ended');
      process.exit(1);
    });

  const ending = endOnSignals(async () => {
    await app.close();
    await database.close();
  });
  const origin = await listen(app, config);
  const warnings = [await warnOfNoAdmin(database.db), demo.warning, warnOfPlainHttp(config)];
  // with port 0, only this process knows the actual address
  const publicUrl = config.port === 0 ? origin : config.publicUrl;
  console.log(
    [
      config.role === 'worker'
        ? `Preroll's worker runs; it tells how it stands at ${origin}/healthz`
        : `Preroll is at ${origin}${config.basePath.slice(0, -1)}`,
      ...(demo.isPresent ? [`Accounts: ${demoLogins.join(', ')}; their password is ${demoPassword}`] : []),
      ...(tryPaths === null ? [] : [`An advert plays at ${publicUrl}${tryPaths.page}`]),
      ...(tryPaths?.tag ? [`A tag that answers with an advert: ${publicUrl}${tryPaths.tag}`] : []),
      ...warnings.filter((warning) => warning !== null),
      `Database: ${describe(database, config)}`,
      `Events: ${describeEvents(config)}`,
      `Video: ${tools.describe}`,
      `Mail: ${describeMail(config)}`,
      `Invoices: ${describeIssuer(config.issuer)}`,
      `Contact messages: ${describeContacts(config)}`,
    ].join('\n'),
  );

  if (config.role === 'api') return;
  if (!ending.aborted) await transcoding.cleanUp();
  if (!ending.aborted) await jobs.start();
  await demo.makeVideos({ tools, transcoding, log: app.log }, ending);
}

async function runDelivery(config: AppConfig): Promise<void> {
  await makeDataDirPrivate(config);
  const database = await openDatabase(config);
  await migrateDatabase(database);
  const app = await buildDeliveryApp({ config, database });
  endOnSignals(async () => {
    await app.close();
    await database.close();
  });
  const origin = await listen(app, config);
  console.log(
    `Preroll delivers at ${origin}\nDatabase: ${describe(database, config)}\nEvents: ${describeEvents(config)}`,
  );
}

async function makeDataDirPrivate({ dataDir }: Config): Promise<void> {
  if (await makePrivate(dataDir))
    console.log(`${dataDir} was open to other users of this machine. It is yours alone now.`);
}

/** @returns the origin at which this machine reaches the server */
async function listen(app: FastifyInstance, config: Config): Promise<string> {
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw error.code === 'EADDRINUSE' ? new ConfigError(portIsTaken(config)) : error;
  });
  return httpAddress(config.host, (app.server.address() as AddressInfo).port);
}

function portIsTaken({ host, port }: Config): string {
  return `Another program listens on port ${port} of ${host}. Stop it, or give this server another one with PORT.`;
}

function describe({ kind }: Database, { dataDir }: Config): string {
  return kind === 'embedded' ? `embedded, in ${dataDir}` : 'PostgreSQL';
}

/**
 * Shuts down in order on a signal; forcibly after `SHUTDOWN_TIMEOUT` or on a second signal.
 * @returns a signal that aborts when the shutdown is forced
 */
function endOnSignals(close: () => Promise<void>): AbortSignal {
  const ending = new AbortController();
  const end = () => {
    if (ending.signal.aborted) process.exit(1);
    ending.abort();
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  return ending.signal;
}
