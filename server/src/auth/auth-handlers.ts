import { refuseLocked } from '../access/authorize.ts';
import { invalid, refused } from '../contract/api-error.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/database.ts';
import type { Limits } from '../limits/limits.ts';
import { changePassword } from './change-password.ts';
import { verifyPassword } from './passwords.ts';
import { createSessionByPassword, findCredentials, revokeSession } from './session-store.ts';
import { toUserBody } from './session-user.ts';

export interface AuthDeps {
  db: Db;
  limits: Pick<Limits, 'signIn' | 'passwordChange'>;
  /** Ends what is still connected with the session. */
  signedOut(tokenHash: string): void;
}

const wrong = () => refused('Wrong e-mail or password');

type Operations = 'signIn' | 'signOut' | 'getMe' | 'changePassword';

export const authHandlers = ({ db, limits, signedOut }: AuthDeps): Pick<Handlers, Operations> => ({
  async signIn({ body: { login, password }, request }) {
    await limits.signIn.check(request);
    const found = await findCredentials(db, login);
    // asked for unknown logins too: neither the words nor the time tell whether there is such an account
    const fits = await verifyPassword(found?.passwordHash, password);
    if (found === null || !fits) {
      await limits.signIn.countFailure(request);
      throw wrong();
    }
    const { user } = found;
    refuseLocked(user);
    if (user.status !== 'working') throw refused(`This account can't sign in: its status is ${user.status}`);
    const token = await createSessionByPassword(db, found);
    if (token === null) throw wrong();
    return { status: 200, body: { token, user: toUserBody(user) } };
  },

  async signOut({ viewer }) {
    await revokeSession(db, viewer.tokenHash);
    signedOut(viewer.tokenHash);
    return { status: 204, body: undefined };
  },

  async getMe({ viewer }) {
    return { status: 200, body: toUserBody(viewer.user) };
  },

  async changePassword({ viewer, body, request }) {
    await limits.passwordChange.check(request);
    const ended = await changePassword(db, viewer, { current: body.current_password, next: body.password });
    if (ended === null) {
      await limits.passwordChange.countFailure(request);
      throw invalid({ current_password: ['Wrong password'] });
    }
    for (const tokenHash of ended) signedOut(tokenHash);
    return { status: 204, body: undefined };
  },
});
