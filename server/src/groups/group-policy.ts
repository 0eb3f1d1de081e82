import type { FieldErrors } from '../contract/api-error.ts';

export interface GroupFields {
  cash_limit?: number | null;
  cash_limit_day?: number | null;
  start_date?: string | null;
  end_date?: string | null;
}

/**
 * What of a group's fields doesn't fit together. null is no limit and no date. Twin:
 * `src/entities/group/model/group-policy.ts`; the cases of both: `openapi/policies/group-cases.ts`.
 */
export function refuseGroup({ cash_limit, cash_limit_day, start_date, end_date }: GroupFields): FieldErrors {
  const fields: FieldErrors = {};
  if (cash_limit != null && cash_limit_day != null && cash_limit_day > cash_limit)
    fields.cash_limit_day = ['Must not be above the limit of the whole group'];
  // days of this form sort as text
  if (start_date && end_date && end_date < start_date) fields.end_date = ['Must not be before the first day'];
  return fields;
}
