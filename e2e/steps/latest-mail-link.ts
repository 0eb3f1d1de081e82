import { expect } from '@playwright/test';
import type { RealServer } from '../../scripts/lib/real-server.ts';

/** The path of the link in the newest message to an address. Waits for it, because mails are sent after the answer. */
export async function latestMailLink(server: RealServer, address: string): Promise<string> {
  await expect.poll(() => server.mailsTo(address)).not.toEqual([]);
  return new URL(server.mailsTo(address).at(-1)?.link ?? '').pathname;
}
