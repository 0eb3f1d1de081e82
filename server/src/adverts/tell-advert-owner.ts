import { and, eq, ne } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import { applicationUrl } from '../mail/application-url.ts';
import { type NoticeDeps, wantsNotice } from '../mail/notices.ts';
import type { Decision } from './advert-notifications.ts';
import type { ChangedAdvert } from './create-advert.ts';
import { decisionMessages } from './decision-messages.ts';

/** Tells the owner of an advert by mail what moderation has decided, unless they are deleted or have switched that off. */
export async function tellAdvertOwner(
  { db, config, mailer }: NoticeDeps,
  { advert, ownerId }: Pick<ChangedAdvert, 'advert' | 'ownerId'>,
  decision: Decision,
): Promise<void> {
  if (!(await wantsNotice(db, ownerId, 'advert_decided'))) return;
  const [owner] = await db
    .select({ name: users.name, address: users.login })
    .from(users)
    .where(and(eq(users.id, ownerId), ne(users.status, 'deleted')));
  if (owner === undefined) return;
  const reasons = { advert_approved: null, advert_banned: advert.ban, advert_returned: advert.returnReason };
  await mailer.send(
    decisionMessages[decision]({
      owner,
      link: applicationUrl(config, `advertiser/campaigns/adverts/${advert.id}`),
      advert: advert.name,
      reason: reasons[decision] ?? '',
    }),
  );
}
