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

/** The review columns after a status change: a decision ends a return, and returning to moderation restarts the review. */
export function reviewAfter(before: AdvertRow['status'], next: AdvertRow['status']): ReviewColumns {
  if (next === before) return {};
  return next === 'moderate' ? backInReview : notReturned;
}

/**
 * Updates a locked advert as its next version and writes its history.
 * @param columns the columns to change
 * @param registration the registration before and after, if it changes too
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
  /** Given if it may have changed with the advert. */
  registration?: RegistrationFields | undefined;
}

const recordedAdvert = {
  kind: 'advert',
  // moving to another folder is no edit, and transcoding is no user's change
  describe: ({ advert, registration = {} }: AdvertState) => ({
    ...toAdvertFields(advert),
    returned: advert.returnReason,
    ads_id: advert.adsId,
    ...Object.fromEntries(Object.entries(registration).map(([field, value]) => [`ord_advert.${field}`, value])),
  }),
  // the picture of up to 100 kB would be written with each change
  secrets: ['icon'],
} as const;

/** Writes the creation or edit of an advert to the history. A new advert has no previous state. */
export const writeAdvertChange = (
  tx: Transaction,
  actor: Pick<Actor, 'user'>,
  states: { before?: AdvertState; after: AdvertState },
): Promise<void> => writeRecordChange(tx, actor, recordedAdvert, { id: states.after.advert.id, ...states });
