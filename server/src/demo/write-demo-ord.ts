import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sealToken } from '../advertising/ord/seal-token.ts';
import type { Transaction } from '../platform/db/database.ts';
import { ordAccesses, ordSources } from '../platform/db/schema.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { demoSources } from './demo-sources.ts';

/** On reserved domains, which don't resolve. */
const accesses = [
  { name: 'VK ORD sandbox', operator: 'vk', environment: 'sandbox', baseUrl: 'https://sandbox.ord.example' },
  {
    name: 'Mediascout',
    operator: 'mediascout',
    environment: 'production',
    baseUrl: 'https://mediascout.example/api',
    status: 'stopped',
  },
] as const;

/** Writes the ORD sources, and API access with random tokens. */
export async function writeDemoOrd(
  tx: Transaction,
  secrets: SecretBox,
  dates: { createdAt: Date; updatedAt: Date },
): Promise<void> {
  await tx.insert(ordSources).values(demoSources.map((source) => ({ ...source, ...dates })));
  for (const access of accesses) {
    const token = randomBytes(24).toString('base64url');
    const values = { ...access, ...dates, ...sealToken(secrets, token, access.baseUrl) };
    const [row] = await tx.insert(ordAccesses).values(values).returning({ id: ordAccesses.id });
    if (access.operator === 'mediascout')
      await tx
        .update(ordSources)
        .set({ mode: 'api', apiAccessId: row?.id })
        .where(eq(ordSources.operator, access.operator));
  }
}
