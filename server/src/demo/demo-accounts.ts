import type { users } from '../platform/db/schema.ts';

export const demoPassword = 'preroll-demo';

type Account = Pick<typeof users.$inferInsert, 'name' | 'supportPanels' | 'isAdmin'>;

/** The demo accounts, one for each role and one with two roles; they sign in as `<key>@preroll.test`. */
export const demoAccounts = {
  admin: { name: 'Vera Orlova', supportPanels: ['admin'], isAdmin: true },
  manager: { name: 'Timur Akhmetov', supportPanels: ['manager'] },
  advertiser: { name: 'Nadia Petrova', supportPanels: ['advertiser'] },
  advertiser2: { name: 'Daniyar Seitov', supportPanels: ['advertiser'] },
  webmaster: { name: 'Oleg Sokolov', supportPanels: ['webmaster'] },
  webmaster2: { name: 'Marta Lindgren', supportPanels: ['webmaster'] },
  multi: { name: 'Irina Belova', supportPanels: ['manager', 'advertiser'] },
} satisfies Record<string, Account>;

export type DemoAccount = keyof typeof demoAccounts;

export type DemoPeople = Record<DemoAccount, number>;

export const demoLoginOf = (account: DemoAccount): string => `${account}@preroll.test`;

export const demoLogins = (Object.keys(demoAccounts) as DemoAccount[]).map(demoLoginOf);
