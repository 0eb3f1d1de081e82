import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox');

/**
 * Stores messages as files when there is no mail server. Only the server's account can read them, because they contain
 * links that set passwords. Files appear only when complete, and their names sort in the order of the calls: a message
 * is named before it is composed, and messages of the same millisecond are numbered.
 */
export function createOutbox(dataDir: string, log: Pick<FastifyBaseLogger, 'warn'>) {
  const folder = outboxOf(dataDir);
  let count = 0;
  return async (compose: () => Promise<Buffer>): Promise<void> => {
    const stamp = new Date().toISOString().replaceAll(':', '-');
    count += 1;
    const number = String(count).padStart(9, '0');
    const file = join(folder, `${stamp}-${number}-${randomBytes(4).toString('hex')}.eml`);
    const unfinished = `${file}.part`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(unfinished, await compose(), { mode: 0o600, flag: 'wx' });
    await rename(unfinished, file);
    log.warn({ file }, 'a message was written to a file because SMTP_URL is not set');
  };
}
