import { readQuestion } from '@preroll/rules/analytics/analytics-question';
import { expect, it } from 'vitest';
import type { Actor } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/database.ts';
import { scopeOfEvents } from './analytics-scope.ts';
import { streamRows } from './answer-question.ts';
import type { StoreRow } from './compute-row.ts';
import { writeCsv } from './write-csv.ts';

/** These questions don't read the database. */
const db = {} as Db;

interface Asked {
  dimensions?: ('country' | 'weekday' | 'campaign')[];
  compare?: 'none' | 'previous_period';
  until?: Date | null;
}

async function fileOf(
  chunks: StoreRow[][],
  metrics: ('click' | 'spend' | 'ctr' | 'cpm' | 'profit')[],
  { dimensions = ['country'], compare = 'previous_period', until = null }: Asked = {},
): Promise<string[]> {
  const read = readQuestion(
    'admin',
    {
      ...{ date_from: '2026-11-01', date_to: '2026-11-07', timezone: 'Asia/Kathmandu', dimensions, metrics },
      compare,
    },
    new Date('2026-11-20T12:00:00Z'),
  );
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  const scope = await scopeOfEvents(db, { user: { id: 1 }, cabinet: 'admin' } as unknown as Actor);
  const plan = { question: read.question, scope, filters: [], isInBase: true, rollUp: null, until, cut: null };
  const store = {
    read: () => Promise.reject(new Error('totals of another moment')),
    async stream<Row>() {
      return (async function* () {
        for (const chunk of chunks) yield chunk as Row[];
      })();
    },
  };
  let text = '';
  for await (const part of writeCsv(plan, 'EUR', streamRows({ db, store }, plan, new AbortController().signal)))
    text += part;
  return text.trimEnd().split('\r\n');
}

it('writes exact totals in the last line', async () => {
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

it('writes totals of zero without rows', async () => {
  expect((await fileOf([], ['click', 'ctr'])).at(-1)).toBe('Total of 0 rows,0,0,,');
});

it('states the end of the compared periods in the last line', async () => {
  const until = new Date('2026-11-07T11:32:00Z');
  expect((await fileOf([], ['click'], { until })).at(-1)).toBe('Total of 0 rows until 17:17 on both sides,0,0');
});

it.each([
  ['previous_period', '"Spend, EUR","Spend, EUR, before",CTR,"CTR, before"'],
  ['none', '"Spend, EUR",CTR'],
] as const)('heads name the currency of money, as on the screen, compared with %s', async (compare, heads) => {
  const [head] = await fileOf([], ['spend', 'ctr'], { compare });
  expect(head).toBe(`\uFEFFCountry,${heads}`);
});

it('names the time zone in the headers of days and hours, and adds the ids of records', async () => {
  const [head] = await fileOf([], ['click'], { dimensions: ['campaign', 'weekday'], compare: 'none' });
  expect(head).toBe('\uFEFFCampaign,Campaign id,"Weekday, Asia/Kathmandu",Clicks');
});
