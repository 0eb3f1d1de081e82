import { and, eq, isNull, sql } from 'drizzle-orm';
import { createToken, hashToken } from '../../platform/access/tokens.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { recoveryKeys, users } from '../../platform/db/schema.ts';
import type { Message } from '../../platform/mail/mailer.ts';

export interface Invitation {
  userId: number;
  login: string;
  name: string;
  /** Only its hash is stored. */
  key: string;
}

/** Creates the key of an invitation, valid for seven days. Invalidates earlier invitations of the user. */
export async function createInvitation(
  tx: Transaction,
  { id, login, name }: { id: number; login: string; name: string },
): Promise<Invitation> {
  const earlier = and(
    eq(recoveryKeys.userId, id),
    eq(recoveryKeys.purpose, 'invitation'),
    isNull(recoveryKeys.endedAt),
  );
  await tx.update(recoveryKeys).set({ endedAt: sql`now()` }).where(earlier);
  const key = createToken();
  const expiresAt = sql`now() + interval '7 days'`;
  await tx.insert(recoveryKeys).values({ keyHash: hashToken(key), userId: id, purpose: 'invitation', expiresAt });
  await tx.update(users).set({ invitedAt: sql`now()` }).where(eq(users.id, id));
  return { userId: id, login, name, key };
}

/** @param link opens the page that asks for the first password */
export const invitationMessage = ({ name, login }: Pick<Invitation, 'name' | 'login'>, link: string): Message => ({
  to: { name, address: login },
  subject: 'Your Preroll account',
  text: [
    'You have been given a Preroll account. You sign in with this address:',
    login,
    '',
    'Choose your password here:',
    link,
    '',
    'The link works once, within seven days.',
    '',
  ].join('\n'),
});
