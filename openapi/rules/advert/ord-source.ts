import { type LegalEntity, validateLegalEntity } from '../finance/legal-entity.ts';

interface ContractTerm {
  /** YYYY-MM-DD */
  date: string;
  date_end: string | null;
}

export interface OrdSourceFields extends LegalEntity {
  mode: 'manual' | 'api';
  api_access_id: number | null;
  contract: ContractTerm | null;
  is_default: boolean;
  status: 'working' | 'stopped';
}

/** Whether a contract is in force on a day. */
export const isInForce = ({ date, date_end }: ContractTerm, day: string): boolean =>
  date <= day && (date_end === null || day <= date_end);

function validateAccess({ mode, api_access_id }: OrdSourceFields): string | null {
  if (mode === 'api') return api_access_id === null ? 'Required' : null;
  return api_access_id === null ? null : 'Only for sources that use the API';
}

/** Validates the fields of an ORD source against each other: messages by field. */
export function validateOrdSource(source: OrdSourceFields): Record<string, string[]> {
  const { contract, is_default, status } = source;
  const refused = {
    api_access_id: validateAccess(source),
    'contract.date_end':
      contract?.date_end && contract.date_end < contract.date ? 'Must not be before the date of the contract' : null,
    status: is_default && status === 'stopped' ? 'The default source must be working' : null,
  };
  const errors = Object.entries(refused).flatMap(([field, message]) => (message === null ? [] : [[field, [message]]]));
  return { ...validateLegalEntity(source), ...Object.fromEntries(errors) };
}
