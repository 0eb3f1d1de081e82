import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { QueueTiming } from '../src/advertising/transcoding/queue.ts';
import { createTranscoding, type Transcoding } from '../src/advertising/transcoding/transcoding.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { readRows } from '../src/platform/db/read-rows.ts';
import { adverts } from '../src/platform/db/schema.ts';
import { DiskSpace } from '../src/platform/files/disk-space.ts';
import { type Jobs, openJobs } from '../src/platform/jobs/jobs.ts';
import type { TranscodingFinished } from '../src/platform/realtime/realtime.ts';
import { createAdvert, createPeople, createUpload } from './people.ts';
import { createTestDatabase } from './test-database.ts';
import { videoTools } from './videos.ts';

export const timing: QueueTiming = { pollSeconds: 0.5, retryDelaySeconds: 1, retryDelayMaxSeconds: 1 };
const jobsTiming = { heartbeatSeconds: 10, superviseSeconds: 1 };
/** Transcoding runs at low priority: seconds of video may take minutes. */
export const slow = { timeout: 240_000 };
/** The timeout for a job to start. */
export const startTimeout = { timeout: 60_000 };
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** A database and a data folder for a file's tests, and a new transcoding worker for each test. */
export class TranscodingScene {
  dataDir!: string;
  config!: { dataDir: string; databaseUrl?: string };
  database!: Database;
  ownerId!: number;
  jobs!: Jobs;
  transcoding!: Transcoding;
  events: TranscodingFinished[] = [];
  finished!: PromiseWithResolvers<TranscodingFinished>;
  upload!: string;
  /** The free disk space that the worker reads. */
  freeBytes = Number.POSITIVE_INFINITY;

  constructor() {
    beforeAll(async () => {
      this.dataDir = await mkdtemp(join(tmpdir(), 'preroll-transcoding-'));
      this.config = { dataDir: this.dataDir, databaseUrl: await createTestDatabase(this.dataDir) };
      this.database = await openDatabase(this.config);
      this.ownerId = (await createPeople(this.database.db)).owner.id;
    });
    afterAll(async () => {
      await this.database.close();
      await rm(this.dataDir, { recursive: true, force: true });
    });
    beforeEach(async () => {
      this.upload = randomBytes(16).toString('hex');
      this.freeBytes = Number.POSITIVE_INFINITY;
      await this.open();
    });
    afterEach(() => this.stop());
  }

  async open(tools = videoTools, queueTiming = timing) {
    this.events = [];
    this.finished = Promise.withResolvers();
    const { database, config } = this;
    this.jobs = await openJobs({ database, config, log: silent, timing: jobsTiming });
    this.transcoding = await createTranscoding({
      database,
      jobs: this.jobs,
      config,
      tools,
      space: new DiskSpace(this.dataDir, 0, async () => this.freeBytes),
      onFinished: (event) => {
        this.events.push(event);
        this.finished.resolve(event);
      },
      log: silent,
      timing: queueTiming,
    });
  }

  async start() {
    await this.transcoding.cleanUp();
    await this.jobs.start();
  }

  stop() {
    return this.jobs.stop();
  }

  /** Writes the video of the current test's upload. */
  async writeSource(source: string) {
    await mkdir(join(this.dataDir, 'media', this.upload), { recursive: true });
    await copyFile(source, join(this.dataDir, 'media', this.upload, 'source.mp4'));
  }

  /** Creates an advert with an uploaded video that waits for transcoding. */
  async advertWith(source: string, values: Partial<typeof adverts.$inferInsert> = {}) {
    await this.writeSource(source);
    const creative = await createUpload(this.database.db, this.ownerId, this.upload);
    return { id: (await this.createAdvert({ creative, ...values })).id, creative };
  }

  createAdvert(values: Partial<typeof adverts.$inferInsert>) {
    return createAdvert(this.database.db, this.ownerId, values);
  }

  enqueue({ id, creative }: { id: number; creative: string }) {
    return this.database.db.transaction((tx) => this.transcoding.enqueue(tx, { advertId: id, creative }));
  }

  async read(id: number) {
    const [row] = await this.database.db.select().from(adverts).where(eq(adverts.id, id));
    if (row === undefined) throw new Error(`no advert ${id}`);
    return row;
  }

  /** Lists an advert's waiting and active jobs; `delay`: seconds between the start of the last attempt and the next. */
  async jobsOf(advertId: number) {
    const rows = await readRows<{ state: string; retries: number; delay: number | null }>(
      this.database.db,
      sql`
      select state, retry_count as retries, extract(epoch from start_after - started_on)::float as delay
      from pgboss.job where data ->> 'advertId' = ${String(advertId)} and state in ('created', 'retry', 'active')
    `,
    );
    return rows;
  }

  dropJobs(advertId: number) {
    return this.database.db.execute(sql`delete from pgboss.job where data ->> 'advertId' = ${String(advertId)}`);
  }

  /** Lists the finished videos of the current test's upload. */
  async versions() {
    const names = await readdir(join(this.dataDir, 'media', this.upload));
    return names.filter((name) => name !== 'source.mp4');
  }

  readonly workLeft = () => readdir(join(this.dataDir, 'media-work')).catch(() => []);
}
