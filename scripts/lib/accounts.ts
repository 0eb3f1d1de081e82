/** The demo content's accounts. */
export type Account = 'admin' | 'manager' | 'advertiser' | 'webmaster' | 'multi';

export const PASSWORD = 'preroll-demo';

export const loginOf = (account: Account) => `${account}@preroll.test`;

/** Where each of them begins after signing in. */
export const LANDING: Record<Account, string> = {
  admin: '/admin/campaigns',
  manager: '/manager/campaigns',
  advertiser: '/advertiser/campaigns',
  webmaster: '/webmaster/sites',
  multi: '/manager/campaigns',
};
