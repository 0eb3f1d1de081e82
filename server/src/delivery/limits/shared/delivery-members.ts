import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { type DirectoryLock, lockDirectory } from '../../../platform/db/directory-lock.ts';
import { deliveryMembers } from '../../../platform/db/schema.ts';
import type { ServedPage } from '../served-kinds.ts';
import { keepEndedPages } from './ended-pages.ts';

/** The directories in which processes have recorded events that may not be counted. */
export interface DeliveryMembers {
  /** The name of this process's directory. */
  id: string;
  /** Says that all which was recorded in this process's directory before these counters is in the day counters. */
  report(epoch: string): Promise<void>;
  /** Names the directories of which nobody has said so. */
  missing(epoch: string): Promise<string[]>;
  /** Says that everything is counted, and nothing will be recorded. Leaves behind which kinds of events came. */
  leave(pages: readonly ServedPage[]): Promise<void>;
  release(): void;
}

/**
 * Takes a directory for this process alone: its name in PostgreSQL lies in it, and stays until all is counted.
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
        await keepEndedPages(transaction, id, pages);
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
