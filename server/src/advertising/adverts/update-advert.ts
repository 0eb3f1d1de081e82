import type { FormatLimits } from '@preroll/rules/advert/format-limits';
import { moderatedChanges } from '@preroll/rules/advert/moderated-changes';
import type { Notices } from '../../identity/notifications/notices.ts';
import { refuseStaleEdit } from '../../platform/access/refuse-stale-edit.ts';
import { actsAsModerator } from '../../platform/access/require-admin.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import type { Transcoding } from '../transcoding/transcoding.ts';
import { type AdvertRow, toAdvertColumns, toAdvertFields } from './advert-body.ts';
import { lockAdvert } from './advert-queries.ts';
import { newVideo, noVideo, withoutVideo } from './advert-video.ts';
import type { ChangedAdvert } from './create-advert.ts';
import { ignoredFields } from './ignored-fields.ts';
import { decisionOf, notifyAdvertOwner } from './notify-advert-owner.ts';
import { refuseAdminFields, refuseInvalidAdvert, refuseInvalidStatus } from './refuse-advert.ts';
import { backInReview, reviewAfter, writeAdvert } from './write-advert.ts';
import { type RegistrationChange, writeOrdAdvert } from './write-ord-advert.ts';

type AdvertUpdate = components['schemas']['AdvertUpdate'];
type AdvertStatus = components['schemas']['AdvertStatus'];

/**
 * Replaces an advert's fields, status and registration, and queues the transcoding of a new video in the same transaction.
 * An edit of a returned advert sends it back to review, unless an admin makes it.
 * @throws ApiError 400 for a stale edit or an invalid status change, 403 for a change that only admins may make, 404, 422
 */
export function updateAdvert(
  { db, notices, transcoding }: { db: Db; notices: Notices; transcoding: Pick<Transcoding, 'enqueue'> },
  actor: Actor,
  advertId: number,
  body: AdvertUpdate,
): Promise<ChangedAdvert & { ignored: string[] }> {
  return db.transaction(async (tx) => {
    const { advert: before, ownerId, format, updatedByName } = await lockAdvert(tx, actor, advertId);
    refuseStaleEdit({ ...before, updatedByName }, body.version);
    // the refusals of the specification take precedence over all others
    if (body.status !== before.status) refuseInvalidStatus(before.status, body.status, actor);
    refuseAdminFields(actor, toAdvertFields(before), body);
    refuseInvalidAdvert(body, { format, before: toAdvertFields(before) });

    const video = await changedVideo(tx, actor, before, body, format);
    const loadingStatus = video?.loadingStatus ?? before.loadingStatus;
    const registration = await writeOrdAdvert(tx, advertId, body.ord_advert);
    const status = nextStatus(before, body, { loadingStatus, registration }, actor);
    const isLifted = before.status === 'ban' && status !== 'ban';
    const isResubmitted = before.returnedAt !== null && status === 'moderate' && !actsAsModerator(actor);
    const columns = {
      ...toAdvertColumns(body),
      ...video,
      ...(isLifted ? { ban: null } : {}),
      status,
      ...(isResubmitted ? backInReview : reviewAfter(before.status, status)),
    };
    const advert = await writeAdvert(tx, actor, before, columns, registration);
    const decision = decisionOf(before.status, advert.status);
    await notifyAdvertOwner(tx, notices, actor, { advert, ownerId, decision });
    if (video !== null && body.creative !== null) await transcoding.enqueue(tx, { advertId, creative: body.creative });
    return { advert, ownerId, ignored: await ignoredFields(tx, before, body) };
  });
}

/** The video's columns after the edit: a new file, no file, or new renditions of the same one; null if unchanged. */
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
  return body.creative !== null && otherRenditions ? withoutVideo : null;
}

interface Edited {
  loadingStatus: string;
  registration: RegistrationChange;
}

function nextStatus(
  before: AdvertRow,
  body: AdvertUpdate,
  { loadingStatus, registration }: Edited,
  actor: Actor,
): AdvertStatus {
  const changed = moderatedChanges(
    { ...toAdvertFields(before), ord_advert: registration.before },
    { ...body, ord_advert: registration.after },
  );
  const looksDifferent = changed.length > 0;
  // a ban stays: a new title neither puts a banned advert back into the queue nor undoes a ban of the same edit
  const staysBanned = before.status === 'ban' || body.status === 'ban';
  if (looksDifferent && !actsAsModerator(actor) && !staysBanned) return 'moderate';
  // without a ready video the status stays, and the answer tells the admin so (specification, section 4)
  const unplayable = !body.use_vpaid && loadingStatus !== 'ready';
  if (body.status === 'approved' && before.status !== 'approved' && unplayable) return before.status;
  return body.status;
}
