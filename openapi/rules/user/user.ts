import { validateReasonText } from '../advert/reason-text.ts';
import { type LegalEntity, validateLegalEntity } from '../finance/legal-entity.ts';
import { isTimezone } from '../time/timezones.ts';
import { isAdmin } from './admin.ts';

export interface UserFields extends Partial<LegalEntity> {
  status?: string | undefined;
  status_reason?: string | undefined;
  support_panels?: readonly string[] | undefined;
  is_admin?: boolean | undefined;
  phone?: string | undefined;
  timezone?: string | undefined;
}

/** Whether a status denies a user access, which requires a reason. */
export const isLocking = (status: string | undefined): status is 'lock' | 'ban' =>
  status === 'lock' || status === 'ban';

/** Returns why a status can't replace another; null if it can. A ban can't be weakened to a lock. */
export const checkUserStatus = (before: string, next: string): string | null =>
  before === 'ban' && next === 'lock' ? 'This user is banned' : null;

/**
 * Normalizes a phone number for storing: removes spaces, brackets, dashes and dots. Other invalid characters are kept,
 * so that validation rejects them.
 */
export const normalizePhone = (phone: string): string => phone.replaceAll(/[\s().\-\u2010-\u2015]/g, '');

const legalFields = ['legal_form', 'legal_name', 'inn', 'kpp'] as const;

/**
 * Validates the fields of a user: messages by field. Missing fields are not validated. Related fields must be given
 * together: the legal data, status and reason, cabinets and admin flag.
 */
export function validateUser(user: UserFields): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (isLocking(user.status)) {
    const refusal = validateReasonText(user.status_reason);
    if (refusal !== null) errors.status_reason = [refusal];
  }
  if (user.support_panels?.length === 0) errors.support_panels = ['Choose at least one cabinet'];
  if (user.is_admin && !isAdmin({ isAdmin: true, supportPanels: user.support_panels ?? [] }))
    errors.is_admin = ['Only together with the Admin cabinet'];
  if (user.phone && !/^\+[1-9]\d{6,14}$/.test(normalizePhone(user.phone)))
    errors.phone = ['In international format, such as +74951234567'];
  if (user.timezone !== undefined && !isTimezone(user.timezone)) errors.timezone = ['Not a time zone'];
  if (legalFields.every((field) => user[field] !== undefined))
    Object.assign(errors, validateLegalEntity(user as LegalEntity));
  return errors;
}
