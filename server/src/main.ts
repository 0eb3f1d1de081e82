import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { type Config, ConfigError, httpAddress, readConfig } from './config.ts';
import { describeContacts } from './contacts/describe-contacts.ts';
import { type Database, openDatabase } from './db/database.ts';
import { DirectoryInUseError } from './db/directory-lock.ts';
import { startHousekeeping } from './db/housekeeping.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openDemo } from './demo/demo.ts';
import { demoLogins, demoPassword } from './demo/demo-accounts.ts';
import { describeMail } from './mail/mailer.ts';
import { findVideoTools, VideoToolsError } from './video-tools/video-tools.ts';

/** Milliseconds after which a server that was asked to end ends anyway. */
const PATIENCE = 15_000;

try {
  await run(readConfig(process.env));
} catch (error) {
  console.error(isForPeople(error) ? error.message : error);
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  const database = await openDatabase(config);
  await migrateDatabase(database);
  const tools = await findVideoTools(config);
  const { app, transcoding } = await buildApp({ config, database, tools });
  const demo = await openDemo({ database, config, tools, transcoding, log: app.log });
  // after what a first start writes: it is counted from now on, and not in an hour
  const endHousekeeping = await startHousekeeping(database, app.log);

  const ending = endOnSignals(async () => {
    await app.close();
    await endHousekeeping();
    await database.close();
  });
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw error.code === 'EADDRINUSE' ? new ConfigError(portIsTaken(config)) : error;
  });
  console.log(
    [
      `Preroll is at ${httpAddress(config.host, (app.server.address() as AddressInfo).port)}${config.basePath.slice(0, -1)}`,
      ...(demo.isThere ? [`Accounts: ${demoLogins.join(', ')}; their password is ${demoPassword}`] : []),
      `Database: ${describe(database, config)}`,
      `Video: ${tools.describe}`,
      `Mail: ${describeMail(config)}`,
      `Contact messages: ${describeContacts(config)}`,
    ].join('\n'),
  );

  if (!ending.aborted) await transcoding.start();
  await demo.makeVideos(ending);
}

function portIsTaken({ host, port }: Config): string {
  return `Another program listens on port ${port} of ${host}. Stop it, or give this server another one with PORT.`;
}

function describe({ kind }: Database, { dataDir }: Config): string {
  return kind === 'embedded' ? `embedded, in ${dataDir}` : 'PostgreSQL';
}

/**
 * Ends in order, but not later than after `PATIENCE`; a second signal ends at once.
 * @returns a signal that says whether it has come to that
 */
function endOnSignals(close: () => Promise<void>): AbortSignal {
  const ending = new AbortController();
  const end = () => {
    if (ending.signal.aborted) process.exit(1);
    ending.abort();
    setTimeout(() => process.exit(1), PATIENCE).unref();
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

/** Whether the message alone tells all there is to tell. */
function isForPeople(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  const ours = [ConfigError, DirectoryInUseError, VideoToolsError].some((kind) => error instanceof kind);
  return ours || code === 'EACCES' || code === 'ECONNREFUSED';
}
