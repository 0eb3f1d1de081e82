import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { Transcoding } from '../transcoding/transcoding.ts';
import type { VideoTools } from '../video-tools/video-tools.ts';
import { demoLogins } from './demo-accounts.ts';
import { makeDemoClip } from './demo-clip.ts';
import { writeDemo } from './write-demo.ts';

export interface DemoDeps {
  database: Database;
  config: Pick<Config, 'dataDir'>;
  tools: VideoTools;
  transcoding: Pick<Transcoding, 'enqueue'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export interface Demo {
  /** Whether there are accounts that everybody knows the password of. */
  isThere: boolean;
  /** Makes the files that the demo content needs; to be called before transcoding begins, and again at every start. */
  makeVideos(): Promise<void>;
}

const noDemo: Demo = { isThere: false, makeVideos: async () => {} };

/** Fills an empty embedded database with demo content. PostgreSQL never gets any: its accounts are public. */
export async function openDemo({ database, config, tools, transcoding, log }: DemoDeps): Promise<Demo> {
  if (database.kind !== 'embedded') return noDemo;
  const { db } = database;
  if ((await db.$count(users)) === 0) await writeDemo(db, transcoding);
  if ((await db.$count(users, inArray(users.login, demoLogins))) === 0) return noDemo;
  return {
    isThere: true,
    makeVideos: () =>
      makeDemoClip(db, tools, config.dataDir).catch((error) => log.error(error, 'there is no demo video')),
  };
}
