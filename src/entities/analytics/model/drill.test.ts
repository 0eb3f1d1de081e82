import { resolveReport } from '@preroll/rules/analytics/analytics-report';
import { catalogue } from '@preroll/rules/analytics/analytics-report.cases';
import { describe, expect, it } from 'vitest';
import type { AnalyticsFields } from '@/shared/api';
import { drillInto } from './drill';

const fields = catalogue as AnalyticsFields;
const now = new Date('2026-11-20T21:30:00Z');

describe('drillInto', () => {
  const inside = (state: Parameters<typeof resolveReport>[0], ...values: string[]) => {
    const spec = resolveReport({ metrics: 'click', ...state }, fields, now);
    const dims = spec.dimensions.map(({ name }, place) => ({ name, value: { value: values[place] ?? '', label: '' } }));
    return drillInto(spec, dims, fields);
  };

  it.each([
    ['what a record consists of', { by: 'campaign' }, ['12'], { filter: 'campaign:in:12', by: 'advert' }],
    [
      'the dimension that was second',
      { by: 'campaign,date' },
      ['12', '2026-11-01'],
      { filter: 'campaign:in:12', by: 'date' },
    ],
    ['the days of a week', { by: 'week' }, ['2026-11-02'], { dates: '2026-11-02_2026-11-08', by: 'date' }],
    [
      'no day outside the period',
      { by: 'week', dates: '2026-11-04_2026-11-10' },
      ['2026-11-02'],
      { dates: '2026-11-04_2026-11-08', by: 'date' },
    ],
    ['the hours of a day', { by: 'date' }, ['2026-11-01'], { dates: '2026-11-01_2026-11-01', by: 'hour' }],
    [
      'what is not filtered yet',
      { by: 'advert', filter: 'campaign:in:12;advert:in:1,2' },
      ['2'],
      { filter: 'campaign:in:12;advert:in:2', by: 'country' },
    ],
    ['an hour that the clocks repeat', { by: 'hour' }, ['1-05:00'], { filter: 'hour:in:1', by: 'campaign' }],
    ['an unknown place', { by: 'country' }, [''], { filter: 'country:in:', by: 'region' }],
  ])('opens %s', (_, state, values, change) => {
    expect(inside(state, ...values)).toMatchObject(change);
  });

  it("skips dimensions that the metrics can't be divided by", () => {
    expect(inside({ by: 'country', metrics: 'requests', filter: 'region:in:1' }, 'RU')).toMatchObject({ by: 'date' });
  });
});
