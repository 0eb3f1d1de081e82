import { siteReasons } from '@preroll/rules/site/site-reasons';
import { addNotification } from '../../identity/notifications/add-notification.ts';
import type { Notices } from '../../identity/notifications/notices.ts';
import type { Actor } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { lossMessage, missMessage, type ReviewKind, reviewMessage } from './site-messages.ts';
import type { SiteRow } from './site-queries.ts';

type Schemas = components['schemas'];

type Site = Pick<SiteRow, 'id' | 'ownerId' | 'domainUnicode'>;

const pageOf = ({ id }: Site) => `webmaster/sites/${id}`;

/** The messages about reviewers' actions; owners are not informed about other actions. */
const reviewKinds: Partial<Record<Schemas['SiteStatusAction'], ReviewKind>> = {
  approve: 'site_approved',
  return: 'site_returned',
  ban: 'site_banned',
  lock: 'site_locked',
};

/**
 * Informs the owner of a site about a reviewer's decision, in the same transaction: with a notification and by mail. Owners
 * are not informed about their own actions.
 */
export async function notifyOfReview(
  tx: Transaction,
  notices: Notices,
  actor: Actor,
  site: Site,
  action: Schemas['SiteStatusAction'],
  reason: Schemas['RejectReason'] | null,
): Promise<void> {
  const kind = reviewKinds[action];
  if (kind === undefined || site.ownerId === actor.user.id) return;
  await addSiteNotification(tx, actor, kind, site, kind === 'site_approved' ? {} : { reason: writeReason(reason) });
  const recipient = { userId: site.ownerId, kind: 'site_decided', page: pageOf(site) } as const;
  await notices.send(tx, recipient, (context) =>
    reviewMessage({ ...context, domain: site.domainUnicode }, kind, reason),
  );
}

/** Describes the reason of a reviewer's action in one line. */
export function writeReason(reason: Schemas['RejectReason'] | null): string {
  if (reason === null) return '';
  const { code, text } = reason;
  return code === 'other' ? text : [siteReasons[code].title, text].filter(Boolean).join('. ');
}

/**
 * Informs the owner of a site that its proof is missing, in the transaction that writes the check: with a notification and
 * by mail.
 * @param graceEnds when the site stops serving; null if it already has
 */
export async function notifyOfMiss(
  tx: Transaction,
  notices: Notices,
  site: Site,
  answer: Schemas['SiteAnswer'],
  graceEnds: Date | null,
): Promise<void> {
  await addSiteNotification(tx, null, 'verification_lost', site, {
    reason: answer.cause,
    grace_ends_at: graceEnds?.toISOString() ?? null,
  });
  await notices.send(tx, { userId: site.ownerId, kind: null, page: pageOf(site) }, (context) => {
    const siteContext = { ...context, domain: site.domainUnicode };
    return graceEnds === null ? lossMessage(siteContext, answer) : missMessage(siteContext, answer, graceEnds);
  });
}

const addSiteNotification = (
  tx: Transaction,
  actor: Actor | null,
  kind: Schemas['NotificationKind'],
  { id, ownerId, domainUnicode: name }: Site,
  data: Schemas['NotificationData'],
): Promise<void> =>
  addNotification(tx, actor, { userId: ownerId, kind, object: { type: 'site', id }, data: { name, ...data } });
