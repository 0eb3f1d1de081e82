import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { adverts } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { findCampaign } from '../campaigns/campaign-queries.ts';
import type { Transcoding } from '../transcoding/transcoding.ts';
import { type AdvertRow, toAdvertColumns } from './advert-body.ts';
import { newVideo, noVideo } from './advert-video.ts';
import { refuseAdminFields, refuseInvalidAdvert } from './refuse-advert.ts';
import { writeAdvertChange } from './write-advert.ts';
import { writeOrdAdvert } from './write-ord-advert.ts';

export interface ChangedAdvert {
  advert: AdvertRow;
  ownerId: number;
}

const unwritten = { ban: null, administrator_restrictions: null };

/**
 * Creates an advert in moderation with its registration, and queues its video in the same transaction.
 * @throws ApiError 403 for fields that only admins write, 404, 422
 */
export function createAdvert(
  { db, transcoding }: { db: Db; transcoding: Pick<Transcoding, 'enqueue'> },
  actor: Actor,
  body: components['schemas']['AdvertCreate'],
): Promise<ChangedAdvert> {
  refuseAdminFields(actor, unwritten, body);
  return db.transaction(async (tx) => {
    const { campaign, format } = await findCampaign(tx, actor, body.ads_id);
    refuseInvalidAdvert(body, { format });
    const columns = toAdvertColumns(body);
    const { creative } = columns;
    const video = creative === null ? noVideo : await newVideo(tx, actor, creative, format);
    const inserted = await tx
      .insert(adverts)
      .values({ ...columns, ...video, adsId: campaign.id, updatedBy: actor.user.id })
      .returning();
    const advert = expectRow(inserted);
    const registration = await writeOrdAdvert(tx, advert.id, body.ord_advert);
    await writeAdvertChange(tx, actor, { after: { advert, registration: registration.after } });
    if (creative !== null) await transcoding.enqueue(tx, { advertId: advert.id, creative });
    return { advert, ownerId: campaign.ownerId };
  });
}
