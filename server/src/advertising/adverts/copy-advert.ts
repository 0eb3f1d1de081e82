import { type FormatLimits, mimeTypeOf, validateByFormat } from '@preroll/rules/advert/format-limits';
import { validateVpaid } from '@preroll/rules/advert/vpaid';
import type { Actor } from '../../platform/access/viewer.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { adverts } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { findCampaign } from '../campaigns/campaign-queries.ts';
import type { Transcoding } from '../transcoding/transcoding.ts';
import type { AdvertRow } from './advert-body.ts';
import { lockAdvert } from './advert-queries.ts';
import { withoutVideo } from './advert-video.ts';
import type { ChangedAdvert } from './create-advert.ts';
import { backInReview, writeAdvertChange } from './write-advert.ts';

/**
 * Copies an advert to a campaign: on moderation, without a registration and without the admins' fields. A finished video is
 * shared; for an unfinished one the copy gets its own job, because the original's job only writes to the original.
 * @throws ApiError 404 for an advert or campaign outside the actor's scope, 422 for a script or video that the campaign's
 * format does not allow
 */
export function copyAdvert(
  { db, transcoding }: { db: Db; transcoding: Pick<Transcoding, 'enqueue'> },
  actor: Actor,
  advertId: number,
  campaignId: number,
): Promise<ChangedAdvert> {
  return db.transaction(async (tx) => {
    // locks the original, so that its transcoding cannot end between this read and the commit
    const { advert: original, ownerId } = await lockAdvert(tx, actor, advertId);
    const { campaign, format } = await findCampaign(tx, actor, campaignId);
    const refusal =
      validateVpaid({ isUsed: original.useVpaid, isAllowed: format.vpaidAllowed }) ?? refuseVideo(original, format);
    if (refusal !== null) throw invalid({ campaignId: [refusal] });
    const { id, version, createdAt, updatedAt, ...columns } = original;
    const { creative, loadingStatus } = original;
    const unfinished = creative !== null && loadingStatus !== 'ready' && loadingStatus !== 'error';
    const inserted = await tx
      .insert(adverts)
      .values({
        ...columns,
        ...(unfinished ? withoutVideo : {}),
        adsId: campaign.id,
        // folders belong to their owner
        folderId: campaign.ownerId === ownerId ? original.folderId : null,
        status: 'moderate',
        ...backInReview,
        ban: null,
        administratorRestrictions: null,
        // the video contains the ERID of the original
        markingInVideo: false,
        updatedBy: actor.user.id,
      })
      .returning();
    const advert = expectRow(inserted);
    await writeAdvertChange(tx, actor, { after: { advert } });
    if (unfinished) await transcoding.enqueue(tx, { advertId: advert.id, creative });
    return { advert, ownerId: campaign.ownerId };
  });
}

const refuseVideo = ({ creative, duration, size }: AdvertRow, format: FormatLimits) =>
  creative === null ? null : validateByFormat({ duration, size, mimeType: mimeTypeOf(creative) }, format);
