import { type DemoAccount, demoLoginOf, demoPassword } from '../../server/src/demo/demo-accounts.ts';

export type Account = DemoAccount;
export const loginOf = demoLoginOf;
export const PASSWORD = demoPassword;

/** The path after signing in, by demo account. */
export const LANDING: Record<Account, string> = {
  admin: '/admin/campaigns',
  manager: '/manager/campaigns',
  advertiser: '/advertiser/campaigns',
  advertiser2: '/advertiser/campaigns',
  webmaster: '/webmaster/sites',
  webmaster2: '/webmaster/sites',
  multi: '/manager/campaigns',
};
