import type { components } from '../contract/generated/contract.d.ts';

type Party = components['schemas']['Party'];

/** Who issues invoices, with what the bank transfer needs. */
export interface Issuer {
  party: Party;
  /** Percent, which amounts contain. */
  vatRate: string;
}

/**
 * Reads the issuer from environment variables.
 * @param text returns a variable, or undefined when it is unset
 * @param fail throws the message
 */
export function readIssuer(text: (name: string) => string | undefined, fail: (message: string) => never): Issuer {
  const vatRate = text('VAT_RATE') ?? '22';
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(vatRate)) fail(`VAT_RATE must be a percentage such as 22, not "${vatRate}".`);
  return {
    vatRate,
    party: {
      name: text('ISSUER_NAME') ?? 'Preroll',
      inn: text('ISSUER_INN') ?? '',
      kpp: text('ISSUER_KPP') ?? '',
      address: text('ISSUER_ADDRESS') ?? '',
      bank: text('ISSUER_BANK') ?? '',
      bic: text('ISSUER_BIC') ?? '',
      account: text('ISSUER_ACCOUNT') ?? '',
      correspondent_account: text('ISSUER_CORRESPONDENT_ACCOUNT') ?? '',
    },
  };
}
