import { siteReasons } from '@preroll/rules/site-reasons';
import { and, eq, ne } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { applicationUrl } from '../mail/application-url.ts';
import type { Message } from '../mail/mailer.ts';
import { type NoticeDeps, wantsNotice } from '../mail/notices.ts';
import { addNotification } from '../notifications/add-notification.ts';
import { reviewMessage } from './site-messages.ts';
import type { SiteRow } from './site-queries.ts';

type Schemas = components['schemas'];

type Site = Pick<SiteRow, 'id' | 'ownerId' | 'domainUnicode'>;
type Told = { owner: Message['to']; domain: string; link: string };

/** Sends a message about a site to its owner, unless they are deleted; null sends none. */
export async function tellOwner(
  { db, config, mailer }: NoticeDeps,
  site: Site,
  compose: (told: Told) => Message | null,
): Promise<void> {
  const owners = await db
    .select({ name: users.name, login: users.login })
    .from(users)
    .where(and(eq(users.id, site.ownerId), ne(users.status, 'deleted')));
  const [owner] = owners;
  if (owner === undefined) return;
  const { name, login } = owner;
  const link = applicationUrl(config, `webmaster/sites/${site.id}`);
  const message = compose({ owner: { name, address: login }, domain: site.domainUnicode, link });
  if (message !== null) await mailer.send(message);
}

/** Tells the owner of a site by mail what a reviewer has decided, unless they have switched that off. */
export async function tellOfReview(
  deps: NoticeDeps,
  site: Site & Pick<SiteRow, 'rejectReason'>,
  action: Schemas['SiteStatusAction'],
): Promise<void> {
  if (await wantsNotice(deps.db, site.ownerId, 'site_decided'))
    await tellOwner(deps, site, (told) => reviewMessage(told, action, site.rejectReason));
}

/** What a reviewer's action is to the owner. Of all others the owner need not be told. */
const reviewKinds: Partial<Record<Schemas['SiteStatusAction'], Schemas['NotificationKind']>> = {
  approve: 'site_approved',
  return: 'site_returned',
  ban: 'site_banned',
  lock: 'site_locked',
};

/** Notifies the owner of a site of what a reviewer has decided, as `reviewMessage` does by mail. */
export async function addReviewNotification(
  tx: Transaction,
  actor: Actor,
  site: Site,
  action: Schemas['SiteStatusAction'],
  reason: Schemas['RejectReason'] | null,
): Promise<void> {
  const kind = reviewKinds[action];
  if (kind === undefined) return;
  await addSiteNotification(tx, actor, kind, site, kind === 'site_approved' ? {} : { reason: writeReason(reason) });
}

/** Says in a line why a reviewer has acted. */
export function writeReason(reason: Schemas['RejectReason'] | null): string {
  if (reason === null) return '';
  const { code, text } = reason;
  return code === 'other' ? text : [siteReasons[code].title, text].filter(Boolean).join('. ');
}

/** Notifies the owner of a site whose proof is missing, while it still serves or once it doesn't. */
export const addMissNotification = (
  tx: Transaction,
  site: Site,
  { cause }: Schemas['SiteAnswer'],
  graceEnds: Date | null,
): Promise<void> =>
  addSiteNotification(tx, null, 'verification_lost', site, {
    reason: cause,
    grace_ends_at: graceEnds?.toISOString() ?? null,
  });

const addSiteNotification = (
  tx: Transaction,
  actor: Actor | null,
  kind: Schemas['NotificationKind'],
  { id, ownerId, domainUnicode: name }: Site,
  data: Schemas['NotificationData'],
): Promise<void> =>
  addNotification(tx, actor, { userId: ownerId, kind, object: { type: 'site', id }, data: { name, ...data } });
