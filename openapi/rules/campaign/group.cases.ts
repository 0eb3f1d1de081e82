export interface GroupCase {
  what: string;
  fields: {
    cash_limit?: number | null;
    cash_limit_day?: number | null;
    start_date?: string | null;
    end_date?: string | null;
  };
  refused: Record<string, string[]>;
}

const tooMuchADay = { cash_limit_day: ['Must not exceed the total budget of the group'] };
const endsTooEarly = { end_date: ['Must not be before the first day'] };

export const groupCases: readonly GroupCase[] = [
  { what: 'no fields', fields: {}, refused: {} },
  {
    what: 'no limits, no dates',
    fields: { cash_limit: null, cash_limit_day: null, start_date: null, end_date: null },
    refused: {},
  },
  { what: 'a daily limit only', fields: { cash_limit: null, cash_limit_day: 5 }, refused: {} },
  { what: 'a total limit only', fields: { cash_limit: 5, cash_limit_day: null }, refused: {} },
  { what: 'equal limits', fields: { cash_limit: 5, cash_limit_day: 5 }, refused: {} },
  { what: 'a daily limit below the total', fields: { cash_limit: 5, cash_limit_day: 4.99 }, refused: {} },
  { what: 'a daily limit above the total', fields: { cash_limit: 5, cash_limit_day: 5.01 }, refused: tooMuchADay },
  { what: 'a daily limit with a total of 0', fields: { cash_limit: 0, cash_limit_day: 1 }, refused: tooMuchADay },
  { what: 'both limits 0', fields: { cash_limit: 0, cash_limit_day: 0 }, refused: {} },
  { what: 'a first day only', fields: { start_date: '2026-03-01', end_date: null }, refused: {} },
  { what: 'a last day only', fields: { start_date: null, end_date: '2026-03-01' }, refused: {} },
  { what: 'one day', fields: { start_date: '2026-03-01', end_date: '2026-03-01' }, refused: {} },
  { what: 'across the new year', fields: { start_date: '2025-12-31', end_date: '2026-01-01' }, refused: {} },
  {
    what: 'the end before the start',
    fields: { start_date: '2026-03-02', end_date: '2026-03-01' },
    refused: endsTooEarly,
  },
  {
    what: 'both invalid',
    fields: { cash_limit: 1, cash_limit_day: 2, start_date: '2026-03-02', end_date: '2025-03-01' },
    refused: { ...tooMuchADay, ...endsTooEarly },
  },
];
