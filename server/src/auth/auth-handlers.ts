import { refuseLocked } from '../access/authorize.ts';
import { refused } from '../contract/api-error.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/database.ts';
import { verifyPassword } from './passwords.ts';
import { createSession, findCredentials, revokeSession } from './session-store.ts';
import { toUserBody } from './session-user.ts';
import type { SignInLimit } from './sign-in-limit.ts';

export interface AuthDeps {
  db: Db;
  limit: SignInLimit;
  /** Ends what is still connected with the session. */
  signedOut(tokenHash: string): void;
}

export const authHandlers = ({ db, limit, signedOut }: AuthDeps): Pick<Handlers, 'signIn' | 'signOut' | 'getMe'> => ({
  async signIn({ body: { login, password }, request }) {
    await limit.check(request);
    const found = await findCredentials(db, login);
    // asked for unknown logins too: neither the words nor the time tell whether there is such an account
    const fits = await verifyPassword(found?.passwordHash, password);
    if (found === null || !fits) {
      await limit.countFailure(request);
      throw refused('Wrong e-mail or password');
    }
    const { user } = found;
    refuseLocked(user);
    if (user.status !== 'working') throw refused(`This account can't sign in: its status is ${user.status}`);
    return { status: 200, body: { token: await createSession(db, user.id), user: toUserBody(user) } };
  },

  async signOut({ viewer }) {
    await revokeSession(db, viewer.tokenHash);
    signedOut(viewer.tokenHash);
    return { status: 204, body: undefined };
  },

  async getMe({ viewer }) {
    return { status: 200, body: toUserBody(viewer.user) };
  },
});
