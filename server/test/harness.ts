import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Mail, readOutbox } from '../../scripts/lib/outbox.ts';
import type { Cabinet } from '../src/access/viewer.ts';
import { type AppDeps, buildApp } from '../src/app.ts';
import { hashPassword } from '../src/auth/passwords.ts';
import { createSession } from '../src/auth/session-store.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { components } from '../src/contract/generated/contract.d.ts';
import type { Db } from '../src/db/database.ts';
import { users } from '../src/db/schema.ts';
import type { Transcoding } from '../src/transcoding/transcoding.ts';
import { openTestDatabase } from './test-database.ts';

export type Schemas = components['schemas'];

/** What a call answered; `T` is the body that the test expects. */
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
  db: Db;
  transcoding: Transcoding;
  config: Config;
  /** What was mailed so far, the oldest first; waits for what is under way. */
  mails(): Promise<Mail[]>;
  /** Writes a user whose password is `password`. */
  createUser(values?: Partial<typeof users.$inferInsert>): Promise<typeof users.$inferSelect>;
  /** Somebody with a session, in a role. */
  as(user: { id: number }, cabinet?: Cabinet): Promise<Caller>;
  /** A call below `/backend/api/`, by nobody unless the options say otherwise. */
  call<T = Schemas['ApiErrorBody']>(method: string, path: string, options?: InjectOptions): Promise<Reply<T>>;
  close(): Promise<void>;
}

export const password = 'correct horse battery';

/**
 * The whole server on a database of its own: embedded, or in PostgreSQL with TEST_DATABASE_URL. Every answer is held
 * against the contract. Jobs are queued; nobody works on them.
 */
export async function startTestApp(
  env: NodeJS.ProcessEnv = {},
  { log }: { log?: AppDeps['logTo'] } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'preroll-app-'));
  const { database, databaseUrl } = await openTestDatabase();
  const { db } = database;
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', ...env });
  const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe', describe: 'not used' };
  const { app, transcoding, afterwards } = await buildApp({
    config,
    database,
    tools,
    checkResponses: true,
    logTo: log,
  });
  const passwordHash = await hashPassword(password);
  let count = 0;

  const call = async <T>(method: string, path: string, options: InjectOptions = {}): Promise<Reply<T>> => {
    const url = `/backend/api/${path}`;
    const { statusCode, payload, headers } = await app.inject({
      ...options,
      method: method as InjectOptions['method'],
      url,
    } as InjectOptions);
    return { status: statusCode, body: (payload === '' ? undefined : JSON.parse(payload)) as T, headers };
  };

  return {
    app,
    db,
    transcoding,
    config,
    call,
    async mails() {
      await afterwards.settled();
      return readOutbox(dataDir);
    },
    async createUser(values) {
      count += 1;
      const login = `user${count}@preroll.test`;
      const [user] = await db
        .insert(users)
        .values({ login, name: `User ${count}`, passwordHash, supportPanels: ['advertiser'], ...values })
        .returning();
      if (user === undefined) throw new Error('the user was not written');
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
