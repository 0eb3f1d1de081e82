import type { users } from '../../platform/db/schema.ts';
import type { DemoAccount } from '../demo-accounts.ts';

type Facts = Partial<typeof users.$inferInsert>;

/** Legal data of the accounts that sign in. The tax numbers have valid control digits and no owner. */
export const demoFacts = {
  advertiser: {
    legalForm: 'ul',
    legalName: 'Sever Electronics LLC',
    inn: '7712345671',
    kpp: '771201001',
    phone: '+74950001122',
    timezone: 'Europe/Moscow',
  },
  advertiser2: {
    legalForm: 'ip',
    legalName: 'Daniyar Seitov',
    inn: '770123456703',
    phone: '+77010001122',
    timezone: 'Asia/Almaty',
  },
  webmaster: { legalForm: 'fl', legalName: 'Oleg Sokolov', inn: '500123456750' },
  webmaster2: { legalForm: 'ffl', legalName: 'Marta Lindgren', timezone: 'Europe/Stockholm' },
} as const satisfies Partial<Record<DemoAccount, Facts>>;

type Client = Pick<typeof users.$inferInsert, 'login' | 'name' | 'supportPanels'> & Facts & { manager?: DemoAccount };

/** Users who appear in the list of users and never sign in: one in every other state. */
export const demoClients: readonly Client[] = [
  {
    login: 'lidia@evening-news.example',
    name: 'Lidia Voronova',
    supportPanels: ['webmaster'],
    manager: 'manager',
    status: 'lock',
    statusReason: 'The contract of 2025 is not signed',
  },
  {
    login: 'traffic@cheap-clicks.example',
    name: 'Cheap Clicks',
    supportPanels: ['webmaster'],
    status: 'ban',
    statusReason: 'Bought traffic on three sites',
  },
  {
    login: 'boris@garden-shop.example',
    name: 'Boris Orlov',
    supportPanels: ['advertiser'],
    manager: 'multi',
    status: 'stopped',
    currency: 'EUR',
  },
  {
    login: 'archive@old-agency.example',
    name: 'Old Agency',
    supportPanels: ['advertiser', 'webmaster'],
    status: 'archive',
  },
];
