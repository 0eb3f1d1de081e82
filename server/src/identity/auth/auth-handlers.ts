import { invalid, refused } from '../../platform/contract/api-error.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { refuseLocked } from './authorize.ts';
import { changePassword } from './change-password.ts';
import { describeMe } from './describe-me.ts';
import { endReasons } from './end-reasons.ts';
import { verifyPassword } from './passwords.ts';
import { createSessionByPassword, findCredentials, originOf, revokeSession } from './session-store.ts';

export interface AuthDeps {
  db: Db;
  limits: Pick<Limits, 'signIn' | 'passwordChange'>;
  realtime: Pick<Realtime, 'signedOut' | 'sessionEnded'>;
}

const INVALID_CREDENTIALS = 'Wrong e-mail or password';

/** The same response for unknown logins and wrong passwords, so that it does not reveal which accounts exist. */
const wrong = () => invalid({ password: [INVALID_CREDENTIALS] }, INVALID_CREDENTIALS);

type Operations = 'signIn' | 'signOut' | 'getMe' | 'changePassword';

export const authHandlers = ({ db, limits, realtime }: AuthDeps): Pick<Handlers, Operations> => ({
  async signIn({ body: { login, password }, request }) {
    const found = await limits.signIn(request, async () => {
      const credentials = await findCredentials(db, login);
      // also runs for unknown logins, so that the response time does not reveal whether the account exists
      const fits = await verifyPassword(credentials?.passwordHash, password);
      return fits ? credentials : null;
    });
    if (found === null) throw wrong();
    const { user } = found;
    refuseLocked(user);
    if (user.status !== 'working') throw refused(`This account can't sign in: its status is ${user.status}`);
    const token = await createSessionByPassword(db, found, originOf(request));
    if (token === null) throw wrong();
    return { status: 200, body: { token, user: await describeMe(db, user) } };
  },

  async signOut({ viewer }) {
    await revokeSession(db, viewer.tokenHash);
    realtime.signedOut(viewer.tokenHash);
    return { status: 204, body: undefined };
  },

  async getMe({ viewer }) {
    return { status: 200, body: await describeMe(db, viewer.user) };
  },

  async changePassword({ viewer, body, request }) {
    const ended = await limits.passwordChange(request, () =>
      changePassword(db, viewer, { current: body.current_password, next: body.password }),
    );
    if (ended === null) throw invalid({ current_password: ['Wrong password'] });
    for (const tokenHash of ended) realtime.sessionEnded(tokenHash, endReasons.newPassword);
    return { status: 204, body: undefined };
  },
});
