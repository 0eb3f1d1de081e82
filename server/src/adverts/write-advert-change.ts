import type { Actor } from '../access/viewer.ts';
import type { Transaction } from '../db/database.ts';
import { writeRecordChange } from '../records/write-record-change.ts';
import { type AdvertRow, toAdvertFields } from './advert-body.ts';
import type { RegistrationFields } from './write-ord-advert.ts';

/** An advert with its registration, where that may have changed with it. */
interface AdvertState {
  advert: AdvertRow;
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

/**
 * Writes to the history how an advert was created, edited or removed.
 * @param states its states before and after; a new advert has none before
 */
export const writeAdvertChange = (
  tx: Transaction,
  actor: Actor,
  states: { before?: AdvertState; after: AdvertState },
): Promise<void> => writeRecordChange(tx, actor, recordedAdvert, { id: states.after.advert.id, ...states });
