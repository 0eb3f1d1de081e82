import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox');

/**
 * Where messages lie when there is no mail server. Only the account of the server reads them: they hold links to new
 * passwords. Their names sort by time; a file that is there is whole.
 */
export function createOutbox(dataDir: string, log: Pick<FastifyBaseLogger, 'warn'>) {
  const folder = outboxOf(dataDir);
  return async (message: Buffer): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stamp = new Date().toISOString().replaceAll(':', '-');
    const file = join(folder, `${stamp}-${randomBytes(4).toString('hex')}.eml`);
    const unfinished = `${file}.part`;
    await writeFile(unfinished, message, { mode: 0o600, flag: 'wx' });
    await rename(unfinished, file);
    log.warn({ file }, 'a message was not sent because SMTP_URL is not set; it lies in a file');
  };
}
