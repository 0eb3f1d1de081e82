import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_SERVES, type ServedKinds, type ServedPage } from './served-kinds.ts';

/** Keeps which kinds of each serve came beyond the end of a process. */
export interface ServedFiles {
  /** Reads what earlier processes wrote. */
  load(now: Date): Promise<void>;
  /** Writes the pages that changed, each in its place; what a kill leaves of it is each bit as it was or as it is. */
  write(): Promise<void>;
  /** Forgets the pages whose serves have all expired: nothing came of them for a day. */
  removeOld(now: Date): Promise<void>;
}

const SUFFIX = '.served';
/** In milliseconds: a serve's events count for a day. */
const KEPT = 24 * 3_600_000;

/** @param directory holds a file for each page: a process that runs for weeks leaves no more than a day of them */
export function createServedFiles({ directory, served }: { directory: string; served: ServedKinds }): ServedFiles {
  const fileOf = ({ name }: Pick<ServedPage, 'name'>) => join(directory, `${name}${SUFFIX}`);
  let writing = Promise.resolve();

  const writePage = async (page: ServedPage) => {
    // bits that are added while it is written are written again
    page.isUnwritten = false;
    try {
      const file = await open(fileOf(page), constants.O_WRONLY | constants.O_CREAT);
      try {
        await file.write(new Uint8Array(page.bits.buffer), 0, page.bits.byteLength, 0);
        await file.datasync();
      } finally {
        await file.close();
      }
    } catch (error) {
      page.isUnwritten = true;
      throw error;
    }
  };

  return {
    async load(now) {
      await mkdir(directory, { recursive: true });
      for (const file of (await readdir(directory)).filter((name) => name.endsWith(SUFFIX))) {
        const path = join(directory, file);
        const { mtimeMs } = await stat(path);
        if (mtimeMs < now.getTime() - KEPT) {
          await rm(path, { force: true });
          continue;
        }
        const bits = new Uint16Array(PAGE_SERVES);
        new Uint8Array(bits.buffer).set((await readFile(path)).subarray(0, bits.byteLength));
        served.adopt({ name: file.slice(0, -SUFFIX.length), bits, changedAt: mtimeMs, isUnwritten: false });
      }
    },

    write() {
      const written = writing.then(async () => {
        for (const page of served.pages()) if (page.isUnwritten) await writePage(page);
      });
      writing = written.catch(() => {});
      return written;
    },

    async removeOld(now) {
      await writing;
      for (const page of served.dropUnchangedSince(now.getTime() - KEPT)) await rm(fileOf(page), { force: true });
    },
  };
}
