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
  { what: 'nothing said', fields: {}, refused: {} },
  {
    what: 'no limits, no dates',
    fields: { cash_limit: null, cash_limit_day: null, start_date: null, end_date: null },
    refused: {},
  },
  { what: 'a limit of the day alone', fields: { cash_limit: null, cash_limit_day: 5 }, refused: {} },
  { what: 'a limit of the whole alone', fields: { cash_limit: 5, cash_limit_day: null }, refused: {} },
  { what: 'the same limit', fields: { cash_limit: 5, cash_limit_day: 5 }, refused: {} },
  { what: 'less a day', fields: { cash_limit: 5, cash_limit_day: 4.99 }, refused: {} },
  { what: 'more a day', fields: { cash_limit: 5, cash_limit_day: 5.01 }, refused: tooMuchADay },
  { what: 'something a day of nothing', fields: { cash_limit: 0, cash_limit_day: 1 }, refused: tooMuchADay },
  { what: 'nothing of nothing', fields: { cash_limit: 0, cash_limit_day: 0 }, refused: {} },
  { what: 'a first day alone', fields: { start_date: '2026-03-01', end_date: null }, refused: {} },
  { what: 'a last day alone', fields: { start_date: null, end_date: '2026-03-01' }, refused: {} },
  { what: 'one day', fields: { start_date: '2026-03-01', end_date: '2026-03-01' }, refused: {} },
  { what: 'over the new year', fields: { start_date: '2025-12-31', end_date: '2026-01-01' }, refused: {} },
  {
    what: 'the end before the start',
    fields: { start_date: '2026-03-02', end_date: '2026-03-01' },
    refused: endsTooEarly,
  },
  {
    what: 'both wrong',
    fields: { cash_limit: 1, cash_limit_day: 2, start_date: '2026-03-02', end_date: '2025-03-01' },
    refused: { ...tooMuchADay, ...endsTooEarly },
  },
];
