import { expect } from '@playwright/test';
import { writeDemo } from '../../server/src/demo/write-demo.ts';
import type { components } from '../../server/src/platform/contract/generated/contract.d.ts';
import { openDatabase } from '../../server/src/platform/db/database.ts';
import { migrateDatabase } from '../../server/src/platform/db/migrate.ts';
import { createSecretBox } from '../../server/src/platform/secrets/secret-box.ts';
import { openSecretKey } from '../../server/src/platform/secrets/secret-key.ts';
import { ApiSession } from './api-session.ts';
import { deleteClipAdverts } from './delete-clip-adverts.ts';
import { RealServer } from './real-server.ts';

type Advert = components['schemas']['Advert'];

/** Whether an advert's video is still being processed. An advert without a file of its own stays `awaiting` forever. */
const isUnfinished = ({ creative, loading_status }: Advert) =>
  creative !== null && (loading_status === 'awaiting' || loading_status === 'processing');

/**
 * Runs a server until it has created the demo content with its videos, then stops it. Other servers start from a copy
 * of its data folder: otherwise they would create the videos after their start, which uses processor time and shows
 * notifications during a test.
 *
 * @param root the checkout of the server; this one by default
 */
export async function makeDemoContents(root?: string): Promise<RealServer> {
  const server = new RealServer({}, undefined, root);
  try {
    await server.start();
    const admin = await ApiSession.signIn(server.url, 'admin');
    const unfinishedVideos = async () => {
      const all = await admin.get<Advert[]>('adverts');
      return all.filter(isUnfinished).map(({ name }) => name);
    };
    // a long timeout, because transcoding runs at a low priority
    await expect.poll(unfinishedVideos, { message: 'the videos of the demo content', timeout: 900_000 }).toEqual([]);
    await server.stop();
    return server;
  } catch (error) {
    await server.remove();
    throw error;
  }
}

/** Demo content without the adverts that have clips, so that none has to be created. */
export async function makeDemoContentsWithoutClips(): Promise<RealServer> {
  const server = new RealServer();
  const database = await openDatabase({ dataDir: server.dataDir, databaseUrl: undefined });
  try {
    await migrateDatabase(database);
    await writeDemo(database.db, createSecretBox(openSecretKey({ dataDir: server.dataDir })));
    await deleteClipAdverts(database);
  } finally {
    await database.close();
  }
  return server;
}
