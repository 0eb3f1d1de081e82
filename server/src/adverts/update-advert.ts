import type { FormatLimits } from '@preroll/rules/format-limits';
import { moderatedChanges } from '@preroll/rules/moderated-changes';
import { eq, sql } from 'drizzle-orm';
import { refuseStaleEdit } from '../access/refuse-stale-edit.ts';
import type { Actor } from '../access/viewer.ts';
import { forbidden, refused } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db, Transaction } from '../db/database.ts';
import { adverts } from '../db/schema.ts';
import type { Transcoding } from '../transcoding/transcoding.ts';
import { actsAsAdmin, refuseAdminFields } from './admin-fields.ts';
import { type AdvertRow, toAdvertColumns, toAdvertFields } from './advert-body.ts';
import { lockAdvert } from './advert-queries.ts';
import { refuseStatusChange } from './advert-status-policy.ts';
import { newVideo, noVideo, unmade } from './advert-video.ts';
import type { ChangedAdvert } from './create-advert.ts';
import { refuseInvalidAdvert } from './refuse-invalid-advert.ts';
import { writeOrdAdvert } from './write-ord-advert.ts';

type AdvertUpdate = components['schemas']['AdvertUpdate'];
type AdvertStatus = components['schemas']['AdvertStatus'];

/**
 * Replaces an advert by what `body` says of it, its status and registration included, and queues the transcoding of a
 * new video in the same transaction.
 * @throws ApiError 400 for a stale edit or a status that can't be, 403 for what only admins do, 404, 422
 */
export function updateAdvert(
  { db, transcoding }: { db: Db; transcoding: Pick<Transcoding, 'enqueue'> },
  actor: Actor,
  advertId: number,
  body: AdvertUpdate,
): Promise<ChangedAdvert> {
  return db.transaction(async (tx) => {
    const { advert: before, ownerId, format, updatedByName } = await lockAdvert(tx, actor, advertId);
    refuseStaleEdit({ ...before, updatedByName }, body.version);
    // the specification's refusals come before any other
    refuseStatus(before.status, body.status, actor);
    refuseAdminFields(actor, toAdvertFields(before), body);
    refuseInvalidAdvert(body, { format, before: toAdvertFields(before) });

    const video = await changedVideo(tx, actor, before, body, format);
    const loadingStatus = video?.loadingStatus ?? before.loadingStatus;
    const status = nextStatus(before, body, loadingStatus, actor);
    const isLifted = before.status === 'ban' && status !== 'ban';
    const [advert] = await tx
      .update(adverts)
      .set({
        ...toAdvertColumns(body),
        ...video,
        ...(isLifted ? { ban: null } : {}),
        status,
        version: before.version + 1,
        updatedBy: actor.user.id,
        updatedAt: sql`now()`,
      })
      .where(eq(adverts.id, advertId))
      .returning();
    if (advert === undefined) throw new Error('the locked advert has gone');
    await writeOrdAdvert(tx, advertId, body.ord_advert);
    if (video !== null && body.creative !== null) await transcoding.enqueue(tx, { advertId, creative: body.creative });
    return { advert, ownerId };
  });
}

function refuseStatus(from: AdvertStatus, to: AdvertStatus, { user }: Actor): void {
  if (from === to) return;
  const refusal = refuseStatusChange(from, to, user);
  if (refusal === null) return;
  throw refusal.startsWith('only admin') ? forbidden(refusal) : refused(refusal);
}

/** The columns of the video as the edit leaves it: another file, no file, or other renditions; null for the same. */
async function changedVideo(
  tx: Transaction,
  actor: Actor,
  before: AdvertRow,
  body: AdvertUpdate,
  format: FormatLimits,
) {
  if (body.creative !== before.creative)
    return body.creative === null ? noVideo : await newVideo(tx, actor, body.creative, format);
  const otherRenditions = body.use_compression !== before.useCompression || body.use_vertical !== before.useVertical;
  return body.creative !== null && otherRenditions ? unmade : null;
}

function nextStatus(before: AdvertRow, body: AdvertUpdate, loadingStatus: string, actor: Actor): AdvertStatus {
  const looksDifferent = moderatedChanges(toAdvertFields(before), body).length > 0;
  // a ban stays: another title doesn't put a banned advert back into the queue, nor undoes a ban of the same edit
  const staysBanned = before.status === 'ban' || body.status === 'ban';
  if (looksDifferent && !actsAsAdmin(actor) && !staysBanned) return 'moderate';
  // there is nothing to show yet; the answer's status tells the admin so (specification, section 4)
  const unplayable = !body.use_vpaid && loadingStatus !== 'ready';
  if (body.status === 'approved' && before.status !== 'approved' && unplayable) return before.status;
  return body.status;
}
