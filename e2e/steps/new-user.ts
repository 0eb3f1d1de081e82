import type { ApiSession } from '../../scripts/lib/api-session.ts';
import type { RealServer } from '../../scripts/lib/real-server.ts';
import type { components } from '../../server/src/platform/contract/generated/contract.d.ts';
import { latestMailLink } from './latest-mail-link.ts';
import { unique } from './unique.ts';

type Schemas = components['schemas'];

/** A login that no other test uses. */
export const uniqueLogin = () => `${unique('user').replaceAll(/\W+/g, '-')}@shop.example`;

/** Creates a user with one cabinet. Returns the id, the login, and the path of the link in the invitation. */
export async function inviteUser(
  admin: ApiSession,
  server: RealServer,
  cabinet: 'admin' | 'advertiser' = 'advertiser',
) {
  const user: Schemas['UserCreate'] = {
    login: uniqueLogin(),
    name: unique('Boris'),
    support_panels: [cabinet],
    is_admin: cabinet === 'admin',
    currency: 'RUB',
    timezone: 'Europe/Moscow',
  };
  const { id } = await admin.post<Schemas['UserDetail']>('users', user);
  return { id, login: user.login, link: await latestMailLink(server, user.login) };
}

/** Creates a user who has followed the link and chosen a password. */
export async function newUser(admin: ApiSession, server: RealServer, cabinet?: 'admin' | 'advertiser') {
  const { login, link } = await inviteUser(admin, server, cabinet);
  const password = 'a password of my own';
  await admin.post(`auth/recovery/${link.split('/').at(-1)}`, { password });
  return { login, password };
}
