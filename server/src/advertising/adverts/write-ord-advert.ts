import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { ordAdverts, ordSources } from '../../platform/db/schema.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import { toOrdAdvertBody } from './advert-body.ts';

type OrdAdvertInput = components['schemas']['OrdAdvertInput'];

const toColumns = (ord: NonNullable<OrdAdvertInput>) => ({
  sourceId: ord.source_id,
  erid: ord.erid,
  form: ord.form,
  kktus: ord.kktus,
  coBranding: ord.co_branding,
  description: ord.description,
  brand: ord.brand,
  targetUrls: ord.target_urls,
  payType: ord.pay_type,
  native: ord.native,
  social: ord.social,
  socialQuota: ord.social_quota,
  contractExternalIds: ord.contract_external_ids,
  personExternalId: ord.person_external_id,
  cids: ord.cids,
});

/** An advert's registration as its form has it: without the register's answers. */
export type RegistrationFields = Partial<Record<keyof NonNullable<OrdAdvertInput>, unknown>>;

function toFields(row: typeof ordAdverts.$inferSelect): RegistrationFields {
  const { advert_id, erir_status, erir_messages, ...fields } = toOrdAdvertBody(row);
  return fields;
}

export interface RegistrationChange {
  before?: RegistrationFields;
  after?: RegistrationFields;
}

/**
 * Saves an advert's registration: `ord` replaces it, null removes it, and undefined leaves it alone. A changed
 * registration has to be checked by the register again.
 * @returns the registration before and after; neither if it stays as it is
 * @throws ApiError 404 for a source that does not exist, or that does not work and is new to the advert
 */
export async function writeOrdAdvert(
  tx: Transaction,
  advertId: number,
  ord?: OrdAdvertInput,
): Promise<RegistrationChange> {
  if (ord === undefined) return {};
  const [before] = await tx.select().from(ordAdverts).where(eq(ordAdverts.advertId, advertId));
  const change = { before: before ? toFields(before) : {}, after: ord ?? {} };
  if (ord === null) {
    await tx.delete(ordAdverts).where(eq(ordAdverts.advertId, advertId));
    return change;
  }
  const columns = toColumns(ord);
  if (before && isDeepStrictEqual({ ...before, ...columns }, before)) return {};
  if (before?.sourceId !== ord.source_id) await requireWorkingSource(tx, ord.source_id);

  const values = { ...columns, erirStatus: 'processing' as const, erirMessages: [] };
  await tx
    .insert(ordAdverts)
    .values({ ...values, advertId })
    .onConflictDoUpdate({ target: ordAdverts.advertId, set: { ...values, updatedAt: sql`now()` } });
  return change;
}

async function requireWorkingSource(tx: Transaction, sourceId: number): Promise<void> {
  const isWorking = and(eq(ordSources.id, sourceId), eq(ordSources.status, 'working'));
  requireRow(await tx.select({ id: ordSources.id }).from(ordSources).where(isWorking).for('share'));
}
