import type { components } from '../../platform/contract/generated/contract.d.ts';

type Schemas = components['schemas'];

/** A made-up company; the tax number has valid control digits and no owner. */
export const demoIssuer: { party: Schemas['Party'] } = {
  party: {
    name: 'Preroll LLC',
    inn: '7707083893',
    kpp: '770701001',
    address: 'Moscow, Tverskaya 1',
    bank: 'Sever Bank',
    bic: '044525974',
    account: '40702810000000000123',
    correspondent_account: '30101810100000000974',
  },
};

/** The bank accounts to which webmasters withdraw. */
export const demoBankAccounts: Record<'webmaster' | 'webmaster2', Schemas['Requisites']> = {
  webmaster: { recipient: 'Oleg Sokolov', bank: 'Sever Bank', bic: '044525974', account: '40817810000000012345' },
  webmaster2: { recipient: 'Marta Lindgren', bank: 'Nordbanken', bic: 'NDEASESS', account: 'SE4550000000058398257466' },
};
