import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { type DirectoryLock, lockDirectory } from '../../../platform/db/directory-lock.ts';
import { deliveryMembers } from '../../../platform/db/schema.ts';
import type { ServedPage } from '../served-kinds.ts';
import { saveEndedPages } from './ended-pages.ts';

/** The directories of processes that may hold recorded events which are not counted yet. */
export interface DeliveryMembers {
  /** The name of this process's directory. */
  id: string;
  /** Declares that everything recorded in this process's directory before this epoch is in the day counters. */
  report(epoch: string): Promise<void>;
  /** Names the directories that have not declared so yet. */
  missing(epoch: string): Promise<string[]>;
  /** Declares that everything is counted and nothing more will be recorded. Leaves behind which kinds of events came. */
  leave(pages: readonly ServedPage[]): Promise<void>;
  release(): void;
}

/**
 * Locks a directory for this process alone. Its name is registered in PostgreSQL until everything in it is counted.
 *
 * @throws DirectoryInUseError
 */
export function openMember(db: Db, dataDir: string): DeliveryMembers {
  const directory = join(dataDir, 'delivery');
  mkdirSync(directory, { recursive: true });
  const lock: DirectoryLock = lockDirectory(
    directory,
    (owner) =>
      `${dataDir} is in use by another process that delivers${owner}. With REDIS_URL, each needs a DATA_DIR of its own.`,
  );
  const id = memberIn(directory);
  return {
    id,
    async report(epoch) {
      const row = { host: hostname(), directory: dataDir, epoch };
      await db
        .insert(deliveryMembers)
        .values({ id, ...row })
        .onConflictDoUpdate({ target: deliveryMembers.id, set: row });
    },
    async missing(epoch) {
      const rows = await db
        .select({ host: deliveryMembers.host, directory: deliveryMembers.directory })
        .from(deliveryMembers)
        .where(sql`${deliveryMembers.epoch} <> ${epoch}`)
        .orderBy(deliveryMembers.host, deliveryMembers.directory);
      return rows.map((row) => `${row.directory} of ${row.host}`);
    },
    async leave(pages) {
      await db.transaction(async (transaction) => {
        await saveEndedPages(transaction, id, pages);
        await transaction.delete(deliveryMembers).where(eq(deliveryMembers.id, id));
      });
    },
    release: () => void lock.release(),
  };
}

function memberIn(directory: string): string {
  const file = join(directory, 'member');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const id = randomUUID();
    writeFileSync(file, `${id}\n`, { mode: 0o600 });
    return id;
  }
}
