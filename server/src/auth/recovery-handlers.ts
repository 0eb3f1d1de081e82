import type { Config } from '../config.ts';
import { invalid } from '../contract/api-error.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/database.ts';
import type { Limits } from '../limits/limits.ts';
import { applicationUrl } from '../mail/application-url.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Afterwards } from '../plugins/afterwards.ts';
import { recoverPassword } from './recover-password.ts';
import { createRecoveryKey, findRecovery } from './recovery-keys.ts';
import { recoveryMessage } from './recovery-message.ts';
import { toUserBody } from './session-user.ts';

export interface RecoveryDeps {
  db: Db;
  config: Pick<Config, 'publicUrl' | 'basePath'>;
  limits: Pick<Limits, 'recovery' | 'recoveryKey'>;
  mailer: Mailer;
  afterwards: Afterwards;
  /** Ends what is still connected with a session. */
  signedOut(tokenHash: string): void;
}

const DEAD = 'This link has been used already or is older than an hour. Ask for a new one.';

const deadLink = () => invalid({ '': [DEAD] }, DEAD);

type Operations = 'requestRecovery' | 'getRecovery' | 'recoverPassword';

export const recoveryHandlers = (deps: RecoveryDeps): Pick<Handlers, Operations> => ({
  async requestRecovery({ body: { login }, request }) {
    await deps.limits.recovery(request);
    // after the answer: neither its words nor its time tell whether there is such an account
    deps.afterwards.begin('a message of recovery', () => sendKey(deps, login));
    return { status: 204, body: undefined };
  },

  async getRecovery({ params: { key }, request }) {
    const found = await deps.limits.recoveryKey(request, () => findRecovery(deps.db, key));
    if (found === null) throw deadLink();
    return { status: 200, body: { login: found.login } };
  },

  async recoverPassword({ params: { key }, body: { password }, request }) {
    const recovered = await deps.limits.recoveryKey(request, () => recoverPassword(deps.db, key, password));
    if (recovered === null) throw deadLink();
    const { user, token, ended } = recovered;
    for (const tokenHash of ended) deps.signedOut(tokenHash);
    return { status: 200, body: { token, user: toUserBody(user) } };
  },
});

async function sendKey({ db, config, mailer }: RecoveryDeps, login: string): Promise<void> {
  const created = await createRecoveryKey(db, login);
  if (created === null) return;
  await mailer.send(recoveryMessage(created, applicationUrl(config, `recover/${created.key}`)));
}
