import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Mail, readOutbox } from '../../scripts/lib/outbox.ts';
import { type AppDeps, buildApp } from '../src/app.ts';
import { type AppConfig, readAppConfig } from '../src/app-config.ts';
import type { EventWriter } from '../src/events/spool/event-writer.ts';
import type { EventStore } from '../src/events/store/event-store.ts';
import { hashPassword } from '../src/identity/auth/passwords.ts';
import { createSession } from '../src/identity/auth/session-store.ts';
import type { Notices } from '../src/identity/notifications/notices.ts';
import type { Cabinet } from '../src/platform/access/viewer.ts';
import type { components } from '../src/platform/contract/generated/contract.d.ts';
import { type Database, type Db, openDatabase } from '../src/platform/db/database.ts';
import { users } from '../src/platform/db/schema.ts';
import type { BackgroundTasks } from '../src/platform/jobs/background-tasks.ts';
import type { Jobs } from '../src/platform/jobs/jobs.ts';
import { MAIL_QUEUE } from '../src/platform/mail/mail-queue.ts';
import { fund, giveCredit } from './fund.ts';
import { openTestDatabase } from './test-database.ts';

export type Schemas = components['schemas'];

/** A response; `T` is the expected body. */
export interface Reply<T = unknown> {
  status: number;
  body: T;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface Caller {
  token: string;
  userId: number;
  call<T = Schemas['ApiErrorBody']>(method: string, path: string, body?: unknown): Promise<Reply<T>>;
}

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  db: Db;
  jobs: Jobs;
  notices: Notices;
  events: EventStore;
  eventWriter: EventWriter;
  backgroundTasks: BackgroundTasks;
  config: AppConfig;
  /** Returns the messages sent so far, oldest first, after waiting for pending ones. */
  mails(): Promise<Mail[]>;
  /**
   * Inserts a user with the password `password` and this balance; by default with a credit limit, so that campaigns serve.
   */
  createUser(values?: Partial<typeof users.$inferInsert>): Promise<typeof users.$inferSelect>;
  /** Signs a user in, in a role. */
  as(user: { id: number }, cabinet?: Cabinet): Promise<Caller>;
  /** Sends a request below `/backend/api/`, anonymous unless the options set credentials. */
  call<T = Schemas['ApiErrorBody']>(method: string, path: string, options?: InjectOptions): Promise<Reply<T>>;
  close(): Promise<void>;
}

interface AppOptions {
  log?: AppDeps['logTo'];
  resolveTxt?: AppDeps['resolveTxt'];
  unwrapTimeouts?: AppDeps['unwrapTimeouts'];
  /** Starts a second process on this one's database. Only with PostgreSQL. */
  beside?: TestApp;
}

export const password = 'correct horse battery';

let hashed: Promise<string> | undefined;

/** Hashed once per process, because a hash takes longer than most tests. */
const passwordHashed = () => {
  hashed ??= hashPassword(password);
  return hashed;
};

/**
 * Starts the whole server on its own database: embedded, or in PostgreSQL with TEST_DATABASE_URL. Every response is
 * checked against the contract. Jobs are queued but not processed.
 */
export async function startTestApp(
  env: NodeJS.ProcessEnv = {},
  { log, resolveTxt, unwrapTimeouts, beside }: AppOptions = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'preroll-app-'));
  const { database, databaseUrl } = beside ? await openAgain(beside.config) : await openTestDatabase();
  const { db } = database;
  const config = readAppConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', ...env });
  const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe', describe: 'not used', canToneMap: false };
  const { app, jobs, notices, events, writer, backgroundTasks } = await buildApp({
    config,
    database,
    tools,
    checkResponses: true,
    logTo: log,
    resolveTxt,
    unwrapTimeouts,
  });
  const passwordHash = await passwordHashed();
  let count = 0;

  const call = async <T>(method: string, path: string, options: InjectOptions = {}): Promise<Reply<T>> => {
    const url = `/backend/api/${path}`;
    const { statusCode, payload, headers } = await app.inject({
      ...options,
      method: method as InjectOptions['method'],
      url,
    } as InjectOptions);
    const isJson = String(headers['content-type']).startsWith('application/json');
    const text = payload === '' ? undefined : payload;
    const body = isJson && text !== undefined ? JSON.parse(text) : text;
    return { status: statusCode, body: body as T, headers };
  };

  return {
    app,
    database,
    db,
    jobs,
    notices,
    events,
    eventWriter: writer,
    backgroundTasks,
    config,
    call,
    async mails() {
      await backgroundTasks.settled();
      await jobs.runWaiting(MAIL_QUEUE);
      return readOutbox(dataDir);
    },
    async createUser({ balance, ...values } = {}) {
      count += 1;
      const login = `user${count}@preroll.test`;
      const [user] = await db
        .insert(users)
        .values({ login, name: `User ${count}`, passwordHash, supportPanels: ['advertiser'], ...values })
        .returning();
      if (user === undefined) throw new Error('the user was not written');
      if (balance === undefined) await giveCredit(db, user.id, user.currency);
      else if (Number(balance) !== 0) await fund(db, user.id, balance, user.currency);
      return user;
    },
    async as({ id }, cabinet) {
      const token = await createSession(db, id);
      const headers = { authorization: `Bearer ${token}`, ...(cabinet ? { cabinet } : {}) };
      return {
        token,
        userId: id,
        call: (method, path, body) =>
          call(method, path, { headers, ...(body === undefined ? {} : { payload: body as object }) }),
      };
    },
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const openAgain = async ({ databaseUrl }: Pick<AppConfig, 'databaseUrl'>) => ({
  database: await openDatabase({ dataDir: '', databaseUrl }),
  databaseUrl,
});
