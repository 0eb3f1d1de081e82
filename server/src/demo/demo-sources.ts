import type { ordSources } from '../platform/db/schema.ts';

/** The ORD sources of the demo content, until an admin changes them. */
export const demoSources = [
  {
    name: 'VK ORD',
    operator: 'vk',
    isDefault: true,
    roles: ['agency', 'ors'],
    legalForm: 'ul',
    legalName: 'Romashka LLC',
    inn: '7707083893',
    kpp: '773601001',
    contract: {
      type: 'service',
      serial: '17/2026',
      date: '2026-01-15',
      date_end: null,
      subject_type: 'org_distribution',
      amount: null,
      vat_included: true,
      external_id: 'CONTRACT-2026-17',
    },
  },
  { name: 'Own contract', operator: 'other' },
  { name: 'Mediascout of last year', operator: 'mediascout', status: 'stopped' },
] satisfies (typeof ordSources.$inferInsert)[];
