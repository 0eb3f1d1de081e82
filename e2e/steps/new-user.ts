import type { ApiSession } from '../../scripts/lib/api-session.ts';
import type { RealServer } from '../../scripts/lib/real-server.ts';
import type { components } from '../../server/src/platform/contract/generated/contract.d.ts';
import { newestLink } from './newest-link.ts';
import { unique } from './unique.ts';

type Schemas = components['schemas'];

/** An address for a user whom no other test knows. */
export const newLogin = () => `${unique('user').replaceAll(/\W+/g, '-')}@shop.example`;

/** Creates a user with one cabinet, who has followed the link of the invitation and chosen a password. */
export async function newUser(admin: ApiSession, server: RealServer, cabinet: 'admin' | 'advertiser' = 'advertiser') {
  const user: Schemas['UserCreate'] = {
    login: newLogin(),
    name: unique('Boris'),
    support_panels: [cabinet],
    is_admin: cabinet === 'admin',
    currency: 'RUB',
    timezone: 'Europe/Moscow',
  };
  await admin.post('users', user);
  const password = 'a password of my own';
  const key = (await newestLink(server, user.login)).split('/').at(-1);
  await admin.post(`auth/recovery/${key}`, { password });
  return { login: user.login, password };
}
