export interface GroupFields {
  cash_limit?: number | null | undefined;
  cash_limit_day?: number | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}

/** Validates a group's limits and dates against each other: messages by field. Null means no limit or no date. */
export function validateGroup({ cash_limit, cash_limit_day, start_date, end_date }: GroupFields) {
  const errors: Record<string, string[]> = {};
  if (cash_limit != null && cash_limit_day != null && cash_limit_day > cash_limit)
    errors.cash_limit_day = ['Must not exceed the total budget of the group'];
  // ISO dates can be compared as text
  if (start_date && end_date && end_date < start_date) errors.end_date = ['Must not be before the first day'];
  return errors;
}
