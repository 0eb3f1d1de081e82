import { siteReasons } from '@preroll/rules/site-reasons';
import { eq } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import type { Config } from '../config.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db, Transaction } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { applicationUrl } from '../mail/application-url.ts';
import type { Mailer, Message } from '../mail/mailer.ts';
import { addNotification } from '../notifications/add-notification.ts';
import { expectRow } from '../records/expect-row.ts';
import type { SiteRow } from './site-queries.ts';

type Schemas = components['schemas'];

export interface TellDeps {
  db: Db;
  config: Pick<Config, 'publicUrl' | 'basePath'>;
  mailer: Mailer;
}

type Site = Pick<SiteRow, 'id' | 'ownerId' | 'domainUnicode'>;
type Told = { owner: Message['to']; domain: string; link: string };

/** Sends a message about a site to its owner; null sends none. */
export async function tellOwner(
  { db, config, mailer }: TellDeps,
  site: Site,
  compose: (told: Told) => Message | null,
): Promise<void> {
  const owners = await db
    .select({ name: users.name, login: users.login })
    .from(users)
    .where(eq(users.id, site.ownerId));
  const { name, login } = expectRow(owners);
  const link = applicationUrl(config, `webmaster/sites/${site.id}`);
  const message = compose({ owner: { name, address: login }, domain: site.domainUnicode, link });
  if (message !== null) await mailer.send(message);
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
function writeReason(reason: Schemas['RejectReason'] | null): string {
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
): Promise<void> => addNotification(tx, actor, { userId: ownerId, kind, object: { type: 'site', id }, data: { name, ...data } });
