import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVES_PER_PAGE, type ServedKinds, type ServedPage } from './served-kinds.ts';

/** Persists across restarts which kinds of events of each serve have come. */
export interface ServedFiles {
  load(now: Date): Promise<void>;
  /** Writes the changed pages in place; if the process is killed meanwhile, each bit has its old or its new value. */
  write(): Promise<void>;
  /** Deletes pages whose serves have all expired, because no event came for a day. */
  removeOld(now: Date): Promise<void>;
}

const SUFFIX = '.served';
/** In milliseconds: a serve's events count for a day. */
const RETENTION = 24 * 3_600_000;

/** @param directory has one file per page, so that a process that runs for weeks leaves files of one day only */
export function createServedFiles({ directory, served }: { directory: string; served: ServedKinds }): ServedFiles {
  const fileOf = ({ name }: Pick<ServedPage, 'name'>) => join(directory, `${name}${SUFFIX}`);
  let writing = Promise.resolve();

  const writePage = async (page: ServedPage) => {
    // before writing, so that a page that changes during the write is written again
    page.isDirty = false;
    try {
      const file = await open(fileOf(page), constants.O_WRONLY | constants.O_CREAT);
      try {
        await file.write(new Uint8Array(page.bits.buffer), 0, page.bits.byteLength, 0);
        await file.datasync();
      } finally {
        await file.close();
      }
    } catch (error) {
      page.isDirty = true;
      throw error;
    }
  };

  return {
    async load(now) {
      await mkdir(directory, { recursive: true });
      for (const file of (await readdir(directory)).filter((name) => name.endsWith(SUFFIX))) {
        const path = join(directory, file);
        const { mtimeMs } = await stat(path);
        if (mtimeMs < now.getTime() - RETENTION) {
          await rm(path, { force: true });
          continue;
        }
        const bits = new Uint16Array(SERVES_PER_PAGE);
        new Uint8Array(bits.buffer).set((await readFile(path)).subarray(0, bits.byteLength));
        served.adopt({ name: file.slice(0, -SUFFIX.length), bits, changedAt: mtimeMs, isDirty: false });
      }
    },

    write() {
      const written = writing.then(async () => {
        for (const page of served.pages()) if (page.isDirty) await writePage(page);
      });
      writing = written.catch(() => {});
      return written;
    },

    async removeOld(now) {
      await writing;
      for (const page of served.dropUnchangedSince(now.getTime() - RETENTION)) await rm(fileOf(page), { force: true });
    },
  };
}
