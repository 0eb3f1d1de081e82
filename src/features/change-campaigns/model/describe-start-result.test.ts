import { expect, it } from 'vitest';
import type { Campaign, ServingState } from '@/shared/api';
import { describeStartResult } from './describe-start-result';

const started = (...codes: ServingState[]) => ({
  campaign: {
    status: 'working',
    serving_state: codes[0] ?? 'serving',
    serving_reasons: codes.map((code) => ({ code })),
  } as Campaign,
});
const stopped = { campaign: { ...started('paused_self').campaign, status: 'stopped' as const } };

it.each([
  ['one that serves', [started()], ''],
  ['one that does not', [started('no_balance', 'no_erid')], '. Not serving yet: no balance, no ERID'],
  ['several', [started(), started('no_balance'), started('no_erid')], ', 2 of them not serving yet'],
  ['several that serve', [started(), started()], ''],
  ['what was stopped', [stopped], ''],
  ['what was refused', [{}], ''],
])('%s', (_name, results, text) => {
  expect(describeStartResult(results)).toBe(text);
});
