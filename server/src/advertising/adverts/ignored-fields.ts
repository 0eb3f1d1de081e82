import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { campaigns, users } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { type AdvertRow, toAdvertBody, type WrittenByServer } from './advert-body.ts';

type AdvertUpdate = components['schemas']['AdvertUpdate'];

/** Fields that only lists of adverts across campaigns have. */
const namesInLists = ['ads_name', 'owner_name', 'currency'] as const;

const writtenByServer: Record<Exclude<WrittenByServer, (typeof namesInLists)[number]>, true> = {
  ...{ id: true, ads_id: true, folder_id: true, returned: true, submitted_at: true },
  ...{ duration: true, width: true, height: true, size: true },
  ...{ loading_status: true, loading_error: true, creative_hls: true, creative_mp4: true, poster: true },
  ...{ created_at: true, updated_at: true },
};

/** Lists the read-only fields in an update whose values differ from the advert's: they are ignored. */
export async function ignoredFields(tx: Transaction, before: AdvertRow, body: AdvertUpdate): Promise<string[]> {
  const sent: Partial<Record<string, unknown>> = body;
  const known: Partial<Record<string, unknown>> = {
    ...toAdvertBody(before),
    ...(namesInLists.some((field) => field in body) && (await readNames(tx, before))),
  };
  const fields = [...Object.keys(writtenByServer), ...namesInLists];
  return fields.filter((field) => field in body && !isDeepStrictEqual(sent[field], known[field]));
}

async function readNames(tx: Transaction, { adsId }: AdvertRow) {
  const rows = await tx
    .select({ ads_name: campaigns.name, owner_name: users.name, currency: users.currency })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.ownerId))
    .where(eq(campaigns.id, adsId));
  return expectRow(rows);
}
