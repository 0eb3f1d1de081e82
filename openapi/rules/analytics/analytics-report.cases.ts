import type { AnalyticsCatalogue } from './analytics-report.ts';

const field = (name: string, kind = 'code') => ({ name, label: name, description: '', kind, operators: ['in'] });
const metric = (name: string, unit = 'count') => ({ name, label: name, description: '', unit, excludes: [] });

/** The dimensions and metrics available in tests. */
export const catalogue = {
  dimensions: [
    { ...field('date', 'time'), operators: [] },
    { ...field('week', 'time'), operators: [] },
    field('hour', 'time'),
    field('campaign', 'record'),
    field('advert', 'record'),
    field('country'),
    field('region'),
  ],
  metrics: [
    { ...metric('requests'), excludes: [{ dimension: 'campaign', reason: 'no advert yet' }] },
    metric('impression'),
    metric('click'),
    metric('spend', 'money'),
  ],
  default_dimensions: ['date'],
  default_metrics: ['requests', 'impression'],
  timezone: 'Europe/Moscow',
  currency: 'RUB',
  most_days: 400,
  unavailable: null,
} as unknown as AnalyticsCatalogue;
