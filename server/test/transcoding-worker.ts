/** A separate process that transcodes, for tests that kill it. Its argument is its configuration as JSON. */

import { defaultTiming } from '../src/advertising/transcoding/queue.ts';
import { createTranscoding } from '../src/advertising/transcoding/transcoding.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { DiskSpace } from '../src/platform/files/disk-space.ts';
import { openJobs } from '../src/platform/jobs/jobs.ts';
import { findVideoTools } from '../src/platform/video-tools/video-tools.ts';

const config = JSON.parse(process.argv[2] ?? '{}') as { dataDir: string; databaseUrl?: string };
const database = await openDatabase(config);
const jobs = await openJobs({ database, config, log: console, timing: { heartbeatSeconds: 10, superviseSeconds: 1 } });
await createTranscoding({
  database,
  jobs,
  config,
  tools: await findVideoTools(config),
  space: new DiskSpace(config.dataDir, 0),
  onFinished: () => {},
  log: console,
  timing: { ...defaultTiming, pollSeconds: 0.5 },
});
await jobs.start();
