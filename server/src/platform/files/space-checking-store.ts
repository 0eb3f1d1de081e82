import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { type DiskSpace, diskFull } from './disk-space.ts';

/** The number of bytes written between two checks of free space. */
const CHECK_INTERVAL_BYTES = 16 * 1024 * 1024;

/** A tus file store that stops writing before it uses the space reserved for the database. */
export class SpaceCheckingStore extends FileStore {
  readonly #space: DiskSpace;

  constructor(directory: string, space: DiskSpace) {
    super({ directory });
    this.#space = space;
  }

  /**
   * Writes the incoming bytes. Bytes written before a failure stay, so the upload can be resumed.
   * @returns the offset after the last byte
   * @throws ApiError 507, or the system's own error, which the library would hide
   */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    let received = 0;
    let unchecked = CHECK_INTERVAL_BYTES;
    const space = this.#space;
    const check = async (size: number) => {
      unchecked += size;
      received += size;
      if (unchecked < CHECK_INTERVAL_BYTES) return;
      unchecked = 0;
      if ((await space.spare()) < size) throw diskFull();
    };
    const checked = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        check(chunk.length).then(() => done(null, chunk), done);
      },
    });
    await pipeline(readable, checked, createWriteStream(join(this.directory, id), { flags: 'r+', start: offset }));
    return offset + received;
  }
}
