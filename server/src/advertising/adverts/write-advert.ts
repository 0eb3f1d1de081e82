import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { adverts } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { nextVersion } from '../../platform/records/versioned-records.ts';
import { writeRecordChange } from '../../platform/records/write-record-change.ts';
import { type AdvertRow, toAdvertFields } from './advert-body.ts';
import type { RegistrationChange, RegistrationFields } from './write-ord-advert.ts';

type AdvertColumns = PgUpdateSetSource<typeof adverts>;

/** The progress of an advert's review. */
export type ReviewColumns = Pick<AdvertColumns, 'returnReason' | 'returnedAt' | 'submittedAt'>;

export const notReturned = { returnReason: null, returnedAt: null } satisfies ReviewColumns;

/** Puts an advert on moderation at the end of the queue. */
export const backInReview = { ...notReturned, submittedAt: sql`now()` } satisfies ReviewColumns;

/** The review's columns after a change of status: any decision ends a return, and moderation begins anew. */
export function reviewAfter(before: AdvertRow['status'], next: AdvertRow['status']): ReviewColumns {
  if (next === before) return {};
  return next === 'moderate' ? backInReview : notReturned;
}

/**
 * Updates a locked advert as its next version and writes its history.
 * @param columns what changes
 * @param registration the registration before and after, where that changes too
 */
export async function writeAdvert(
  tx: Transaction,
  actor: Pick<Actor, 'user'>,
  before: AdvertRow,
  columns: AdvertColumns,
  registration: RegistrationChange = {},
): Promise<AdvertRow> {
  const changed = { ...columns, ...nextVersion(before, actor) };
  const advert = expectRow(await tx.update(adverts).set(changed).where(eq(adverts.id, before.id)).returning());
  await writeAdvertChange(tx, actor, {
    before: { advert: before, registration: registration.before },
    after: { advert, registration: registration.after },
  });
  return advert;
}

interface AdvertState {
  advert: AdvertRow;
  /** Where it may have changed with the advert. */
  registration?: RegistrationFields | undefined;
}

const recordedAdvert = {
  kind: 'advert',
  // moving an advert to another folder is no edit, and transcoding is nobody's
  describe: ({ advert, registration = {} }: AdvertState) => ({
    ...toAdvertFields(advert),
    returned: advert.returnReason,
    ads_id: advert.adsId,
    ...Object.fromEntries(Object.entries(registration).map(([field, value]) => [`ord_advert.${field}`, value])),
  }),
  // the picture itself, of up to 100 kB, would be written with every change of it
  secrets: ['icon'],
} as const;

/** Writes to the history how an advert was created or edited. A new advert has no state before. */
export const writeAdvertChange = (
  tx: Transaction,
  actor: Pick<Actor, 'user'>,
  states: { before?: AdvertState; after: AdvertState },
): Promise<void> => writeRecordChange(tx, actor, recordedAdvert, { id: states.after.advert.id, ...states });
