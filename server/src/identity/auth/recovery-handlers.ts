import type { Config } from '../../platform/config/config.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { applicationUrl } from '../../platform/mail/application-url.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import { describeMe } from './describe-me.ts';
import { invalidLink } from './invalid-link.ts';
import { recoverPassword } from './recover-password.ts';
import { createRecoveryKey, findLink } from './recovery-keys.ts';
import { recoveryMessage } from './recovery-message.ts';
import { originOf } from './session-store.ts';

export interface RecoveryDeps {
  db: Db;
  config: Pick<Config, 'publicUrl' | 'basePath'>;
  limits: Pick<Limits, 'recovery' | 'recoveryKey'>;
  mailQueue: MailQueue;
  backgroundTasks: BackgroundTasks;
  /** Closes the connections that use the session. */
  signedOut(tokenHash: string): void;
}

type Operations = 'requestRecovery' | 'getRecovery' | 'recoverPassword';

export const recoveryHandlers = (deps: RecoveryDeps): Pick<Handlers, Operations> => ({
  async requestRecovery({ body: { login }, request }) {
    await deps.limits.recovery(request);
    // sent after the response, so that neither its text nor its timing reveals whether the account exists
    deps.backgroundTasks.begin('a message of recovery', () => sendKey(deps, login));
    return { status: 204, body: undefined };
  },

  async getRecovery({ params: { key }, request }) {
    const found = await deps.limits.recoveryKey(request, () => findLink(deps.db, key));
    if (found === null) throw await invalidLink(deps.db, key);
    return { status: 200, body: found };
  },

  async recoverPassword({ params: { key }, body: { password }, request }) {
    const recovered = await deps.limits.recoveryKey(request, () =>
      recoverPassword(deps.db, key, password, originOf(request)),
    );
    if (recovered === null) throw await invalidLink(deps.db, key);
    const { user, token, ended } = recovered;
    for (const tokenHash of ended) deps.signedOut(tokenHash);
    return { status: 200, body: { token, user: await describeMe(deps.db, user) } };
  },
});

async function sendKey({ db, config, mailQueue }: RecoveryDeps, login: string): Promise<void> {
  const created = await createRecoveryKey(db, login);
  if (created === null) return;
  const message = recoveryMessage(created, applicationUrl(config, `recover/${created.key}`));
  await mailQueue.deliver(message, created.expiresAt);
}
