import { expect, it } from 'vitest';
import { readMetricsConfig } from './metrics-config.ts';

it('requires no token', () => expect(readMetricsConfig({ METRICS_TOKEN: ' ' })).toEqual({ metricsToken: undefined }));

it('accepts a token of 16 characters', () =>
  expect(readMetricsConfig({ METRICS_TOKEN: '0123456789abcdef' })).toEqual({ metricsToken: '0123456789abcdef' }));

it.each(['0123456789abcde', '01234567 89abcdef', '0123456789abcdéf'])('refuses %s without repeating it', (token) => {
  expect(() => readMetricsConfig({ METRICS_TOKEN: token })).toThrow(
    'METRICS_TOKEN must be at least 16 characters, without spaces and letters outside ASCII.',
  );
});
