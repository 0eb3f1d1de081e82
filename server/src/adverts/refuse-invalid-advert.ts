import { type FieldErrors, invalid } from '../contract/api-error.ts';
import { refuseIcon } from './icon.ts';

export interface CheckedFields {
  use_vpaid?: boolean;
  vpaid?: string | null;
  creative?: string | null;
  icon?: string | null;
}

/**
 * The rules between an advert's fields, which the contract's schemas can't say.
 * @throws ApiError 422
 */
export function refuseInvalidAdvert({ use_vpaid, vpaid, creative, icon }: CheckedFields): void {
  const fields: FieldErrors = {};
  if (use_vpaid && !vpaid) fields.vpaid = ['Required'];
  if (!use_vpaid && !creative) fields.creative = ['Required'];
  const iconRefusal = icon ? refuseIcon(icon) : null;
  if (iconRefusal !== null) fields.icon = [iconRefusal];
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
