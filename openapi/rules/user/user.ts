import { refuseReasonText } from '../advert/reason-text.ts';
import { type LegalEntity, refuseLegalEntity } from '../finance/legal-entity.ts';
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

/** Whether a status keeps a user out with a reason. */
export const isLocking = (status: string | undefined): status is 'lock' | 'ban' =>
  status === 'lock' || status === 'ban';

/** Why a status can't take the place of another one; null if it can. A lock says less than a ban. */
export const refuseStatus = (before: string, next: string): string | null =>
  before === 'ban' && next === 'lock' ? 'This user is banned' : null;

/**
 * A phone number as it is stored: without the spaces, brackets, dashes and dots that people write it with. Text that is
 * no phone number keeps everything else, so that it is refused.
 */
export const normalizePhone = (phone: string): string => phone.replaceAll(/[\s().\-\u2010-\u2015]/g, '');

const legalFields = ['legal_form', 'legal_name', 'inn', 'kpp'] as const;

/**
 * Checks the fields of a user: messages by field. Fields that are missing are not checked; of the legal data, all or
 * none are given, and so are status and reason, and cabinets and admin flag.
 */
export function refuseUser(user: UserFields): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (isLocking(user.status)) {
    const refusal = refuseReasonText(user.status_reason);
    if (refusal !== null) errors.status_reason = [refusal];
  }
  if (user.support_panels?.length === 0) errors.support_panels = ['Choose at least one cabinet'];
  if (user.is_admin && !isAdmin({ isAdmin: true, supportPanels: user.support_panels ?? [] }))
    errors.is_admin = ['Only together with the Admin cabinet'];
  if (user.phone && !/^\+[1-9]\d{6,14}$/.test(normalizePhone(user.phone)))
    errors.phone = ['In international format, such as +74951234567'];
  if (user.timezone !== undefined && !isTimezone(user.timezone)) errors.timezone = ['Not a time zone'];
  if (legalFields.every((field) => user[field] !== undefined))
    Object.assign(errors, refuseLegalEntity(user as LegalEntity));
  return errors;
}
