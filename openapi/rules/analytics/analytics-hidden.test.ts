import { describe, expect, it } from 'vitest';
import { analyticsDimensionNames, canGroupBy } from './analytics-dimensions.ts';
import { hiddenReportParts, withoutHiddenParts } from './analytics-hidden.ts';
import { analyticsMetricNames, canUseMetric } from './analytics-metrics.ts';
import { resolveReport } from './analytics-report.ts';

const seenBy = (role: 'advertiser' | 'webmaster') => ({
  dimensions: analyticsDimensionNames
    .filter((name) => canGroupBy(role, name))
    .map((name) => ({ name, kind: 'code' as const })),
  metrics: analyticsMetricNames.filter((name) => canUseMetric(role, name)).map((name) => ({ name, excludes: [] })),
  default_metrics: ['impression' as const],
  timezone: 'Europe/Moscow',
});

describe('an advertiser who opens a report', () => {
  it.each([
    ['of their own', { by: 'campaign', metrics: 'click', filter: 'country:in:RU', sort: '-click:change' }, []],
    ['with revenue', { metrics: 'impression,revenue' }, ['Revenue']],
    ['that is sorted by its change', { metrics: 'revenue', metric: 'revenue', sort: '-revenue:change' }, ['Revenue']],
    ['by site', { by: 'site,country' }, ['Site']],
    ['of one site', { filter: 'site:in:5;country:in:RU' }, ['the filter by Site']],
    ['with several', { by: 'site', metrics: 'profit', filter: 'site:in:5' }, ['Profit', 'Site', 'the filter by Site']],
    ['with what nobody has', { by: 'planet', metrics: 'luck', sort: 'luck' }, []],
  ])('%s', (_, state, hidden) => {
    expect(hiddenReportParts(state, seenBy('advertiser'))).toEqual(hidden);
  });
});

it('are removed from the URL without changing the report', () => {
  const fields = seenBy('webmaster');
  const state = { by: 'campaign,country', metrics: 'spend,click', metric: 'spend', filter: 'campaign:in:1', page: 2 };
  const spec = resolveReport(state, fields);
  const clean = withoutHiddenParts(state, spec);
  expect(clean).toEqual({ by: 'country', metrics: 'click', metric: 'click', page: 2 });
  expect(hiddenReportParts(clean, fields)).toEqual([]);
  expect(resolveReport(clean, fields)).toEqual(spec);
});
