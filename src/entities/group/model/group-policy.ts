export interface GroupFields {
  cash_limit?: number | null | undefined;
  cash_limit_day?: number | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}

/**
 * What of a group's fields doesn't fit together, by field. null is no limit and no date. Twin:
 * `server/src/groups/group-policy.ts`; the cases of both: `openapi/policies/group-cases.ts`.
 */
export function refuseGroup({ cash_limit, cash_limit_day, start_date, end_date }: GroupFields) {
  const refused: Partial<Record<keyof GroupFields, string[]>> = {};
  if (cash_limit != null && cash_limit_day != null && cash_limit_day > cash_limit)
    refused.cash_limit_day = ['Must not be above the limit of the whole group'];
  // days of this form sort as text
  if (start_date && end_date && end_date < start_date) refused.end_date = ['Must not be before the first day'];
  return refused;
}
