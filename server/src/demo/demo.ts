import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Transcoding } from '../advertising/transcoding/transcoding.ts';
import type { AppConfig } from '../app-config.ts';
import type { Database, Db } from '../platform/db/database.ts';
import { users } from '../platform/db/schema.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { openSecretKey } from '../platform/secrets/secret-key.ts';
import type { VideoTools } from '../platform/video-tools/video-tools.ts';
import { demoIssuer } from './content/money.ts';
import { demoLogins } from './demo-accounts.ts';
import { makeDemoClips } from './make-demo-clips.ts';
import { registerTryPage, type TryPaths } from './try-page/register-try-page.ts';
import { writeDemo } from './write-demo.ts';

const moscow = { continent: 'EU', country: 'RU', region: 'RU-MOW', cityId: 524901 };

interface VideoDeps {
  tools: VideoTools;
  transcoding: Pick<Transcoding, 'enqueue'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export interface Demo {
  /** Whether demo accounts exist, whose password is publicly known. */
  isPresent: boolean;
  /** The startup warning about demo accounts in a PostgreSQL, into which they came with a dump. */
  warning: string | null;
  /**
   * Makes the missing clips of the demo content until the signal aborts. Call it at every start once transcoding runs;
   * there is no need to await it.
   */
  makeVideos(deps: VideoDeps, signal: AbortSignal): Promise<void>;
  /**
   * The configuration with the made-up company of the demo content as issuer, unless it names another one, and with
   * visitors of this machine in Moscow, where the campaigns of the demo content are shown.
   */
  configure(config: AppConfig): AppConfig;
  /** Registers the page on which an advert plays; returns null without demo content. */
  registerTryPage(app: FastifyInstance, config: Pick<AppConfig, 'publicUrl'>): Promise<TryPaths | null>;
}

const noDemo: Demo = {
  isPresent: false,
  warning: null,
  makeVideos: async () => {},
  configure: (config) => config,
  registerTryPage: async () => null,
};

/**
 * Fills an empty embedded database with demo content. PostgreSQL never receives any, because the accounts are public.
 */
export async function openDemo(database: Database, config: Pick<AppConfig, 'dataDir' | 'secretKey'>): Promise<Demo> {
  const { db } = database;
  if (database.kind !== 'embedded') return { ...noDemo, warning: await warnOfAccounts(db) };
  if ((await db.$count(users)) === 0) await writeDemo(db, createSecretBox(openSecretKey(config)));
  if ((await db.$count(users, inArray(users.login, demoLogins))) === 0) return noDemo;
  return {
    isPresent: true,
    warning: null,
    async makeVideos({ tools, transcoding, log }, signal) {
      try {
        await makeDemoClips({ db, tools, dataDir: config.dataDir, transcoding, signal });
      } catch (error) {
        if (!signal.aborted) log.error(error, 'making the demo clips failed');
      }
    },
    configure: (own) => ({
      ...own,
      localPlace: moscow,
      issuer: own.issuer.isNamed ? own.issuer : { ...own.issuer, ...demoIssuer },
    }),
    registerTryPage: (app, { publicUrl }) => registerTryPage(app, { db, publicUrl }),
  };
}

/** Only of those who can sign in. */
async function warnOfAccounts(db: Db): Promise<string | null> {
  const isOpen = and(inArray(users.login, demoLogins), eq(users.status, 'working'));
  const open = await db.select({ login: users.login }).from(users).where(isOpen).orderBy(users.id);
  if (open.length === 0) return null;
  return `Demo accounts can sign in with a password that everybody knows: ${open.map(({ login }) => login).join(', ')}. Lock them under Users`;
}
