import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/** A file that grows. */
export interface Part {
  /**
   * Adds a text, and resolves when the operating system has it.
   * @throws if there is no room; the file is as before then
   */
  append(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the file of a batch, which grows from where it ends. It is created for the first lines. */
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
