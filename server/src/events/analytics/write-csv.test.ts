import { readQuestion } from '@preroll/rules/analytics/analytics-question';
import { expect, it } from 'vitest';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/database.ts';
import { scopeOfEvents } from './analytics-scope.ts';
import { streamRows } from './answer-question.ts';
import type { StoreRow } from './compute-row.ts';
import { writeCsv } from './write-csv.ts';

/** No part of these questions reads the database. */
const db = {} as Db;

interface Asked {
  dimensions?: ('country' | 'weekday' | 'campaign')[];
  fullDaysTo?: string | null;
}

async function fileOf(
  chunks: StoreRow[][],
  metrics: ('click' | 'spend' | 'ctr' | 'cpm' | 'profit')[],
  { dimensions = ['country'], fullDaysTo = '2026-11-07' }: Asked = {},
): Promise<string[]> {
  const read = readQuestion(
    'admin',
    {
      ...{ date_from: '2026-11-01', date_to: '2026-11-07', timezone: 'Asia/Kathmandu', dimensions, metrics },
      compare: 'previous_period',
    },
    new Date('2026-11-20T12:00:00Z'),
  );
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  const scope = await scopeOfEvents(db, { user: { id: 1 }, cabinet: 'admin' } as unknown as Actor);
  const plan = { question: read.question, scope, filters: [], isInBase: true, rollUp: null };
  const compared = { ...plan, fullDaysTo };
  const store = {
    read: () => Promise.reject(new Error('totals of another moment')),
    async stream<Row>() {
      return (async function* () {
        for (const chunk of chunks) yield chunk as Row[];
      })();
    },
  };
  let text = '';
  for await (const part of writeCsv(compared, 'EUR', streamRows({ db, store }, compared, new AbortController().signal)))
    text += part;
  return text.trimEnd().split('\r\n');
}

it('the last line states what was written, to the last digit', async () => {
  const row = (country: string, impressions: number, clicks: number, spend: string) => ({
    ...{ d0: country, s_impression: impressions, s_click: clicks, s_spend: spend, s_revenue: '0' },
    ...{ b_impression: 10, b_click: 1, b_spend: '100000', b_revenue: '0' },
  });
  const lines = await fileOf(
    [[row('RU', 100, 3, '100000'), row('KZ', 50, 1, '200000')], [row('', 10, 0, '1')]],
    ['click', 'spend', 'ctr', 'cpm', 'profit'],
  );
  expect(lines).toHaveLength(5);
  // 0.1 + 0.2 is not 0.3 in binary fractions
  expect(lines.at(-1)).toBe(
    `Total of 3 rows,4,3,0.300001,0.3,${4 / 160},0.1,${(0.300001 * 1000) / 160},10,0.300001,0.3`,
  );
});

it('a file without rows has totals of zero', async () => {
  expect((await fileOf([], ['click', 'ctr'])).at(-1)).toBe('Total of 0 rows,0,0,,');
});

it.each([
  ['2026-11-07', '"Spend, EUR","Spend, EUR, before",CTR,"CTR, before"'],
  [
    '2026-11-06',
    '"Spend, EUR","Spend, EUR, full days","Spend, EUR, full days before",CTR,"CTR, full days","CTR, full days before"',
  ],
  [null, '"Spend, EUR",CTR'],
])('heads name the currency of money, as on the screen, compared to %s', async (fullDaysTo, heads) => {
  const [head] = await fileOf([], ['spend', 'ctr'], { fullDaysTo });
  expect(head).toBe(`\uFEFFCountry,${heads}`);
});

it('heads name the time zone of days and hours, and records have their ids', async () => {
  const [head] = await fileOf([], ['click'], { dimensions: ['campaign', 'weekday'], fullDaysTo: null });
  expect(head).toBe('\uFEFFCampaign,Campaign id,"Weekday, Asia/Kathmandu",Clicks');
});
