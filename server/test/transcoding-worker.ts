/** A separate process that transcodes, for tests that kill it. Its argument is its configuration as JSON. */
import { openDatabase } from '../src/db/database.ts';
import { DiskSpace } from '../src/media/disk-space.ts';
import { defaultTiming } from '../src/transcoding/queue.ts';
import { createTranscoding } from '../src/transcoding/transcoding.ts';
import { findVideoTools } from '../src/video-tools/video-tools.ts';

const config = JSON.parse(process.argv[2] ?? '{}') as { dataDir: string; databaseUrl?: string };
const transcoding = await createTranscoding({
  database: await openDatabase(config),
  config,
  tools: await findVideoTools(config),
  space: new DiskSpace(config.dataDir, 0),
  onFinished: () => {},
  log: console,
  timing: { ...defaultTiming, heartbeatSeconds: 10, superviseSeconds: 1, pollSeconds: 0.5 },
});
await transcoding.start();
