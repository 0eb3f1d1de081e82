import { ConfigError, readVariable } from '../../platform/config/config.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';

type Party = components['schemas']['Party'];

/** The issuer of invoices, with the details for a bank transfer. */
export interface Issuer {
  party: Party;
  /** In percent; included in amounts. */
  vatRate: string;
}

export interface ConfiguredIssuer extends Issuer {
  /** Whether any variable configures the party. */
  isNamed: boolean;
}

const variables = {
  name: 'ISSUER_NAME',
  inn: 'ISSUER_INN',
  kpp: 'ISSUER_KPP',
  address: 'ISSUER_ADDRESS',
  bank: 'ISSUER_BANK',
  bic: 'ISSUER_BIC',
  account: 'ISSUER_ACCOUNT',
  correspondent_account: 'ISSUER_CORRESPONDENT_ACCOUNT',
} satisfies Record<keyof Party, string>;

export interface IssuerConfig {
  issuer: ConfiguredIssuer;
}

/** @throws ConfigError */
export function readIssuerConfig(env: NodeJS.ProcessEnv): IssuerConfig {
  const vatRate = readVariable(env, 'VAT_RATE') ?? '22';
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(vatRate))
    throw new ConfigError(`VAT_RATE must be a percentage such as 22, not "${vatRate}".`);
  const entries = Object.entries(variables).map(([field, name]) => [field, readVariable(env, name) ?? '']);
  const isNamed = entries.some(([, value]) => value !== '');
  const own: Party = Object.fromEntries(entries);
  return { issuer: { vatRate, isNamed, party: { ...own, name: own.name || 'Preroll' } } };
}

/** Describes where payments of invoices go, or what is missing, for the startup message. */
export function describeIssuer({ party: { name, bank, account } }: Issuer): string {
  return bank === '' || account === ''
    ? `issued by ${name} without a bank account, so nobody can pay them (ISSUER_BANK and ISSUER_ACCOUNT are not set)`
    : `issued by ${name}, paid to ${account} at ${bank}`;
}
