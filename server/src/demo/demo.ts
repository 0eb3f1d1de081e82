import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { Transcoding } from '../transcoding/transcoding.ts';
import type { VideoTools } from '../video-tools/video-tools.ts';
import { demoLogins } from './demo-accounts.ts';
import { makeDemoClips } from './make-demo-clips.ts';
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
  /**
   * Makes the clips that the demo content's adverts wait for, until the signal: to be called at every start, once
   * transcoding has begun, and needs no waiting for.
   */
  makeVideos(signal: AbortSignal): Promise<void>;
}

const noDemo: Demo = { isThere: false, makeVideos: async () => {} };

/** Fills an empty embedded database with demo content. PostgreSQL never gets any: its accounts are public. */
export async function openDemo({ database, config, tools, transcoding, log }: DemoDeps): Promise<Demo> {
  if (database.kind !== 'embedded') return noDemo;
  const { db } = database;
  if ((await db.$count(users)) === 0) await writeDemo(db);
  if ((await db.$count(users, inArray(users.login, demoLogins))) === 0) return noDemo;
  return {
    isThere: true,
    async makeVideos(signal) {
      try {
        await makeDemoClips({ db, tools, dataDir: config.dataDir, transcoding, signal });
      } catch (error) {
        if (!signal.aborted) log.error(error, 'the demo clips could not be made');
      }
    },
  };
}
