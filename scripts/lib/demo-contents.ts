import { expect } from '@playwright/test';
import type { components } from '../../server/src/contract/generated/contract.d.ts';
import { openDatabase } from '../../server/src/db/database.ts';
import { migrateDatabase } from '../../server/src/db/migrate.ts';
import { hideClipAdverts } from '../../server/src/demo/hide-clip-adverts.ts';
import { writeDemo } from '../../server/src/demo/write-demo.ts';
import { ApiSession } from './api-session.ts';
import { RealServer } from './real-server.ts';

type Advert = components['schemas']['Advert'];

/** An advert without a file of its own waits for nothing, and says `awaiting` for ever. */
const isUnderWay = ({ creative, loading_status }: Advert) =>
  creative !== null && (loading_status === 'awaiting' || loading_status === 'processing');

/**
 * A server makes the demo content and its videos, and stops: others begin with a copy of its data folder. They would
 * make the videos after their start, would take the processor for it, and would tell of them in the midst of something.
 */
export async function makeDemoContents(): Promise<RealServer> {
  const server = new RealServer();
  try {
    await server.start();
    const admin = await ApiSession.signIn(server.url, 'admin');
    const underWay = async () => {
      const all = await admin.get<Advert[]>('adverts');
      return all.filter(isUnderWay).map(({ name }) => name);
    };
    // it gives way to whatever else the machine does
    await expect.poll(underWay, { message: 'the videos of the demo content', timeout: 900_000 }).toEqual([]);
    await server.stop();
    return server;
  } catch (error) {
    await server.remove();
    throw error;
  }
}

/** The demo content without the adverts that show clips: none has to be made before, or beside, what is looked at. */
export async function makeDemoContentsWithoutClips(): Promise<RealServer> {
  const server = new RealServer();
  const database = await openDatabase({ dataDir: server.dataDir, databaseUrl: undefined });
  try {
    await migrateDatabase(database);
    await writeDemo(database.db);
    await hideClipAdverts(database.db);
  } finally {
    await database.close();
  }
  return server;
}
