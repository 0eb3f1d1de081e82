export type LegalForm = 'ul' | 'ip' | 'fl' | 'ful' | 'ffl';

export interface LegalEntity {
  legal_form: LegalForm | null;
  legal_name: string;
  inn: string;
  kpp: string;
}

/** Weights of the control digits, from order MMV-7-6/435 of the Federal Tax Service. */
const WEIGHTS = {
  ten: [2, 4, 10, 3, 5, 9, 4, 6, 8],
  eleventh: [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  twelfth: [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
};

const controlDigit = (digits: readonly number[], weights: readonly number[]): number =>
  (weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11) % 10;

/** Whether an INN of 10 or 12 digits has valid control digits. */
export function isInn(inn: string): boolean {
  if (!/^(\d{10}|\d{12})$/.test(inn) || /^0+$/.test(inn)) return false;
  const digits = [...inn].map(Number);
  if (digits.length === 10) return digits[9] === controlDigit(digits, WEIGHTS.ten);
  return digits[10] === controlDigit(digits, WEIGHTS.eleventh) && digits[11] === controlDigit(digits, WEIGHTS.twelfth);
}

/** Validates a KPP: tax office, reason of registration, and number. It has no control digit. */
export const isKpp = (kpp: string): boolean => /^(?!0000)\d{4}[\dA-Z]{2}\d{3}$/.test(kpp);

/** Number of digits of an INN by legal form; foreign entities may have none, or that of a Russian branch. */
const INN_LENGTH: Record<LegalForm, number | null> = { ul: 10, ip: 12, fl: 12, ful: null, ffl: null };

function validateInn(form: LegalForm, inn: string): string | null {
  const length = INN_LENGTH[form];
  if (inn === '') return length === null ? null : 'Required';
  if (length !== null && !new RegExp(`^\\d{${length}}$`).test(inn)) return `Must be ${length} digits`;
  return isInn(inn) ? null : 'Check the digits: this is not a valid INN';
}

/** Whether a legal form has a KPP. */
export const hasKpp = (form: LegalForm | null): boolean => form === 'ul' || form === 'ful';

function validateKpp(form: LegalForm, kpp: string): string | null {
  if (kpp === '') return null;
  if (!hasKpp(form)) return 'Only legal entities have a KPP';
  return isKpp(kpp) ? null : 'Must be 9 characters, such as 773601001';
}

type LegalField = keyof LegalEntity;

/** The fields that are required, given the values of the others. */
export function requiredLegalFields(entity: LegalEntity): ReadonlySet<LegalField> {
  const empty = { legal_form: null, legal_name: '', inn: '', kpp: '' };
  const fields = Object.keys(empty) as LegalField[];
  return new Set(fields.filter((field) => field in validateLegalEntity({ ...entity, [field]: empty[field] })));
}

/**
 * Validates the legal data of a user against the legal form: messages by field. Without a form, all fields must be
 * empty.
 */
export function validateLegalEntity({ legal_form: form, legal_name, inn, kpp }: LegalEntity): Record<string, string[]> {
  if (form === null)
    return legal_name + inn + kpp === '' ? {} : { legal_form: ['Choose the legal form that the data below belong to'] };
  const refused = {
    legal_name: legal_name === '' ? 'Required' : null,
    inn: validateInn(form, inn),
    kpp: validateKpp(form, kpp),
  };
  return Object.fromEntries(
    Object.entries(refused).flatMap(([field, message]) => (message === null ? [] : [[field, [message]]])),
  );
}
