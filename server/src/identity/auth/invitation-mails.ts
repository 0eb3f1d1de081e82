import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { applicationUrl } from '../../platform/mail/application-url.ts';
import { errorCodes } from '../../platform/mail/error-codes.ts';
import { mailRetries } from '../../platform/mail/mail-queue.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { createInvitation, type Invitation, invitationMessage } from './invitations.ts';

export const INVITATION_QUEUE = 'invitations';

export interface InvitationMails {
  /** Sends an invitation at once; a failure is shown on the user's page, and retried. Resolves in both cases. */
  send(invitation: Invitation): Promise<void>;
}

interface Deps {
  db: Db;
  jobs: Jobs;
  config: Pick<Config, 'publicUrl' | 'basePath'>;
  mailer: Mailer;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export async function createInvitationMails({ db, jobs, config, mailer, log }: Deps): Promise<InvitationMails> {
  /** @returns whether the mail server has accepted it */
  const trySending = async (invitation: Invitation): Promise<boolean> => {
    const link = applicationUrl(config, `recover/${invitation.key}`);
    const isSent = await mailer.send(invitationMessage(invitation, link)).then(
      () => true,
      (error) => {
        log.error(errorCodes(error), 'an invitation could not be sent');
        return false;
      },
    );
    await db.update(users).set({ invitationFailed: !isSent }).where(eq(users.id, invitation.userId));
    return isSent;
  };

  const settings = { ...mailRetries, expireInSeconds: 120, deleteAfterSeconds: 3600 };
  const queue = await jobs.addQueue<{ userId: number }>(INVITATION_QUEUE, settings, async ({ data: { userId } }) => {
    const invitation = await renewInvitation(db, userId);
    if (invitation !== null && !(await trySending(invitation))) throw new Error('The invitation was not sent');
  });
  return {
    async send(invitation) {
      if (!(await trySending(invitation))) await queue.send({ userId: invitation.userId });
    },
  };
}

/** Creates another link, because only the hash of the first is stored; null if none is needed any more. */
const renewInvitation = (db: Db, userId: number): Promise<Invitation | null> =>
  db.transaction(async (tx) => {
    const isWaiting = and(isNotNull(users.invitedAt), users.invitationFailed, eq(users.status, 'working'));
    const [user] = await tx
      .select({ id: users.id, login: users.login, name: users.name })
      .from(users)
      .where(and(eq(users.id, userId), isWaiting))
      .for('no key update');
    return user === undefined ? null : createInvitation(tx, user);
  });
