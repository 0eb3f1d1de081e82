import { type DemoAccount, demoLoginOf, demoPassword } from '../../server/src/demo/demo-accounts.ts';

export type Account = DemoAccount;
export const loginOf = demoLoginOf;
export const PASSWORD = demoPassword;

/** Path on which each demo account lands after signing in. */
export const LANDING: Record<Account, string> = {
  admin: '/admin/campaigns',
  manager: '/manager/campaigns',
  advertiser: '/advertiser/campaigns',
  advertiser2: '/advertiser/campaigns',
  webmaster: '/webmaster/sites',
  webmaster2: '/webmaster/sites',
  multi: '/manager/campaigns',
};
