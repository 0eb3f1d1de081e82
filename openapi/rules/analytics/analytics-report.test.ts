import { describe, expect, it } from 'vitest';
import { catalogue as fields } from './analytics-report.cases.ts';
import { resolveReport, tableQuestion } from './analytics-report.ts';

const now = new Date('2026-11-20T21:30:00Z');
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join();

describe('resolveReport', () => {
  it('fills in defaults', () => {
    const spec = resolveReport({}, fields, now);
    expect(names(spec.dimensions)).toBe('campaign');
    // without requests, which are not available by campaign
    expect(names(spec.metrics)).toBe('impression');
    expect(spec).toMatchObject({
      compare: 'previous_weeks',
      timezone: 'Europe/Moscow',
      // it is already the next day in that time zone
      today: '2026-11-21',
      period: { from: '2026-10-25', to: '2026-11-21' },
    });
  });

  it('reads the state of the URL', () => {
    const state = {
      by: 'country,date',
      metrics: 'click,spend',
      metric: 'spend',
      filter: 'campaign:in:12',
      sort: '-spend:change',
      compare: 'year',
      zone: 'Asia/Kathmandu',
    } as const;
    const spec = resolveReport(state, fields, now);
    expect([names(spec.dimensions), names(spec.metrics), spec.focus.name]).toEqual([
      'country,date',
      'click,spend',
      'spend',
    ]);
    expect(spec).toMatchObject({
      filter: ['campaign:in:12'],
      compare: 'previous_year',
      sort: '-spend:change',
      timezone: 'Asia/Kathmandu',
    });
  });

  it('uses the same query for the table, its file and its email', () => {
    const state = { by: 'country', metrics: 'click', filter: 'campaign:in:12', sort: '-click', dates: '7-days' };
    expect(tableQuestion(resolveReport(state, fields, now))).toEqual({
      date_from: '2026-11-15',
      date_to: '2026-11-21',
      timezone: 'Europe/Moscow',
      dimensions: ['country'],
      metrics: ['click'],
      filter: ['campaign:in:12'],
      compare: 'previous_weeks',
      sort: '-click',
    });
  });

  it("leaves out what the user's role can't query", () => {
    const state = {
      by: 'site,country,country',
      metrics: 'profit,click',
      metric: 'profit',
      filter: 'site:in:5',
      zone: 'Mars',
    };
    const spec = resolveReport(state, fields, now);
    expect([names(spec.dimensions), names(spec.metrics), spec.focus.name]).toEqual(['country', 'click', 'click']);
    expect(spec).toMatchObject({ filter: [], timezone: 'Europe/Moscow' });
  });

  it.each([
    [{ sort: '-spend', metrics: 'click' }, undefined],
    [{ sort: 'click', metrics: 'click' }, 'click'],
    [{ sort: 'click:change', metrics: 'click', compare: 'none' as const }, undefined],
    [{ sort: 'campaign' }, undefined],
    [{ sort: '-country', by: 'country' }, '-country'],
    [{ sort: 'country:change', by: 'country' }, undefined],
  ])('sorts %j by %j', (state, sort) => {
    expect(resolveReport(state, fields, now).sort).toBe(sort);
  });
});
