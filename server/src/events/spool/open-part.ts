import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/** A file that is appended to. */
export interface Part {
  /**
   * Appends a text. Resolves when the operating system has it.
   * @throws if there is no space; the file is then unchanged
   */
  append(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a batch's file for appending; creates it if it does not exist. */
export async function openPart(path: string): Promise<Part> {
  const handle = await open(path, constants.O_CREAT | constants.O_WRONLY);
  let { size } = await handle.stat();
  return {
    async append(text) {
      const bytes = Buffer.from(text);
      try {
        for (let done = 0; done < bytes.length; ) {
          const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, size + done);
          done += bytesWritten;
        }
      } catch (error) {
        await handle.truncate(size);
        throw error;
      }
      size += bytes.length;
    },
    close: () => handle.close(),
  };
}
