import { announceAdvert } from '../../advertising/adverts/announce-advert.ts';
import type { Config } from '../../platform/config/config.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { applicationUrl } from '../../platform/mail/application-url.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { endReasons } from '../auth/end-reasons.ts';
import { invalidLink } from '../auth/invalid-link.ts';
import { verifyOwnPassword } from '../auth/verify-own-password.ts';
import { updatePreferences } from '../preferences/preferences.ts';
import { updateAccount } from '../users/save-user.ts';
import { describeUser } from '../users/user-queries.ts';
import { endAllSessions, endSession, listSessions } from '../users/user-sessions.ts';
import { confirmLogin, createLoginKey } from './login-change.ts';
import { confirmationMessage, loginChangedMessage } from './login-messages.ts';

export interface AccountDeps {
  db: Db;
  config: Pick<Config, 'publicUrl' | 'basePath'>;
  limits: Pick<Limits, 'passwordChange' | 'loginChange' | 'recoveryKey'>;
  mailQueue: MailQueue;
  backgroundTasks: BackgroundTasks;
  realtime: Pick<Realtime, 'sessionEnded' | 'signedOut' | 'advertChanged'>;
}

type Operations =
  | 'getAccount'
  | 'updateAccount'
  | 'updatePreferences'
  | 'requestLoginChange'
  | 'confirmLoginChange'
  | 'listSessions'
  | 'endOtherSessions'
  | 'endSession';

export function accountHandlers(deps: AccountDeps): Pick<Handlers, Operations> {
  const { db, config, limits, mailQueue, backgroundTasks, realtime } = deps;
  return {
    async getAccount({ viewer }) {
      return { status: 200, body: await describeUser(db, viewer.user.id) };
    },

    async updateAccount({ viewer, body }) {
      const { reviewed } = await updateAccount(db, viewer, body);
      for (const changed of reviewed) announceAdvert(realtime, changed);
      return { status: 200, body: await describeUser(db, viewer.user.id) };
    },

    async updatePreferences({ viewer, body }) {
      return { status: 200, body: await updatePreferences(db, viewer.user.id, body) };
    },

    async requestLoginChange({ viewer: { user }, body, request }) {
      const isOwner = await limits.passwordChange(request, () => verifyOwnPassword(db, user.id, body.current_password));
      if (isOwner === null) throw invalid({ current_password: ['Wrong password'] });
      const address = body.login.toLowerCase();
      if (address === user.login) throw invalid({ login: ['You sign in with this e-mail already'] });
      await limits.loginChange(request);
      // sent after the response, so that it does not reveal whether another account has the address
      backgroundTasks.begin('a confirmation of a new login', async () => {
        const created = await createLoginKey(db, user.id, address);
        if (created === null) return;
        const link = applicationUrl(config, `recover/${created.key}`);
        await mailQueue.deliver(confirmationMessage({ name: user.name, address }, link), created.expiresAt);
      });
      return { status: 204, body: undefined };
    },

    async confirmLoginChange({ params: { key }, request }) {
      const changed = await limits.recoveryKey(request, () => confirmLogin(db, key));
      if (changed === null) throw await invalidLink(db, key);
      const { name, before, now } = changed;
      backgroundTasks.begin('a notice of a new login', () =>
        mailQueue.deliver(loginChangedMessage({ name, address: before }, now)),
      );
      return { status: 204, body: undefined };
    },

    async listSessions({ viewer }) {
      return { status: 200, body: await listSessions(db, viewer.user.id, viewer) };
    },

    async endOtherSessions({ viewer }) {
      const ended = await db.transaction((tx) => endAllSessions(tx, viewer, viewer.user.id));
      for (const tokenHash of ended) realtime.sessionEnded(tokenHash, endReasons.elsewhere);
      return { status: 204, body: undefined };
    },

    async endSession({ viewer, params: { sessionId } }) {
      const session = { userId: viewer.user.id, sessionId };
      const ended = await db.transaction((tx) => endSession(tx, viewer, session));
      // the user may also end the current session
      if (ended === viewer.tokenHash) realtime.signedOut(ended);
      else realtime.sessionEnded(ended, endReasons.elsewhere);
      return { status: 204, body: undefined };
    },
  };
}
