import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('writes counters and gauges in the exposition format', () => {
  const metrics = createMetrics();
  const requests = metrics.counter({ name: 'requests_total', help: 'Requests.', labels: ['outcome', 'code'] });
  metrics.counter({ name: 'unused_total', help: 'Never counted.', labels: ['kind'] });
  metrics.gauge({ name: 'age_seconds', help: 'A backslash \\ and\na second line.', read: () => 1.5 });
  metrics.gauge({ name: 'unknown_bytes', help: 'Not known.', read: () => null });
  requests.count('won', '');
  requests.count('lost', 'a "b" \\ c\nd');
  requests.count('won', '');
  expect(metrics.write()).toBe(
    [
      '# HELP requests_total Requests.',
      '# TYPE requests_total counter',
      'requests_total{outcome="won",code=""} 2',
      'requests_total{outcome="lost",code="a \\"b\\" \\\\ c\\nd"} 1',
      '# HELP unused_total Never counted.',
      '# TYPE unused_total counter',
      '# HELP age_seconds A backslash \\\\ and\\na second line.',
      '# TYPE age_seconds gauge',
      'age_seconds 1.5',
      '# HELP unknown_bytes Not known.',
      '# TYPE unknown_bytes gauge',
      '',
    ].join('\n'),
  );
  expect(requests.sums()).toEqual([
    { values: ['won', ''], sum: 2 },
    { values: ['lost', 'a "b" \\ c\nd'], sum: 1 },
  ]);
});
