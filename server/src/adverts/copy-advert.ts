import { type FormatLimits, mimeTypeOf, refuseByFormat } from '@preroll/rules/format-limits';
import type { Actor } from '../access/viewer.ts';
import { findCampaign } from '../campaigns/campaign-queries.ts';
import { invalid } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { adverts } from '../db/schema.ts';
import type { Transcoding } from '../transcoding/transcoding.ts';
import type { AdvertRow } from './advert-body.ts';
import { lockAdvert } from './advert-queries.ts';
import { unmade } from './advert-video.ts';
import type { ChangedAdvert } from './create-advert.ts';
import { refuseVpaid } from './vpaid-policy.ts';

/**
 * Copies an advert into a campaign: on moderation, without a registration and without what admins wrote about the
 * original. A video that is ready is shared; one that isn't yet gets a job of its own, because the original's job
 * writes to the original only.
 * @throws ApiError 404 when the actor may not see the advert or the campaign, 422 for a script or a video that
 * the campaign's format doesn't allow
 */
export function copyAdvert(
  { db, transcoding }: { db: Db; transcoding: Pick<Transcoding, 'enqueue'> },
  actor: Actor,
  advertId: number,
  campaignId: number,
): Promise<ChangedAdvert> {
  return db.transaction(async (tx) => {
    // locked: the transcoding of the original can't end between this look at it and the commit
    const { advert: original, ownerId } = await lockAdvert(tx, actor, advertId);
    const { campaign, format } = await findCampaign(tx, actor, campaignId);
    const refusal =
      refuseVpaid({ isUsed: original.useVpaid, isAllowed: format.vpaidAllowed }) ?? refuseVideo(original, format);
    if (refusal !== null) throw invalid({ campaignId: [refusal] });
    const { id, version, createdAt, updatedAt, ...columns } = original;
    const { creative, loadingStatus } = original;
    const unfinished = creative !== null && loadingStatus !== 'ready' && loadingStatus !== 'error';
    const [advert] = await tx
      .insert(adverts)
      .values({
        ...columns,
        ...(unfinished ? unmade : {}),
        adsId: campaign.id,
        // folders are their owner's
        folderId: campaign.ownerId === ownerId ? original.folderId : null,
        status: 'moderate',
        ban: null,
        administratorRestrictions: null,
        updatedBy: actor.user.id,
      })
      .returning();
    if (advert === undefined) throw new Error('the copy was not written');
    if (unfinished) await transcoding.enqueue(tx, { advertId: advert.id, creative });
    return { advert, ownerId: campaign.ownerId };
  });
}

const refuseVideo = ({ creative, duration, size }: AdvertRow, format: FormatLimits) =>
  creative === null ? null : refuseByFormat({ duration, size, mimeType: mimeTypeOf(creative) }, format);
