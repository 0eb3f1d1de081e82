import type { InvalidReason } from '@preroll/rules/delivery/invalid-reasons';
import type { RequestReasonCode } from '@preroll/rules/delivery/request-reasons';
import { expect, it } from 'vitest';
import type { RecordedEvent } from '../../events/spool/recorded-event.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { createRequestCounts, type RequestOutcome } from './request-counts.ts';

interface Case {
  outcome: RequestOutcome;
  stage?: string;
  reason?: RequestReasonCode;
  invalid?: InvalidReason;
  others?: RecordedEvent['kind'][];
}

const ts = '2026-11-01T12:00:00.000Z';

it.each<Case>([
  { outcome: 'advert', stage: 'won', others: ['serve'] },
  { outcome: 'backfill', stage: 'limit_day', reason: 'limit_day', others: ['backfill'] },
  { outcome: 'no_advert', stage: 'geo', reason: 'geo' },
  { outcome: 'no_advert', stage: 'no_campaign', reason: 'no_campaign' },
  { outcome: 'not_serving', reason: 'not_serving' },
  { outcome: 'unavailable', reason: 'unavailable' },
  { outcome: 'invalid', invalid: 'robot' },
  { outcome: 'test', invalid: 'test', others: ['serve'] },
  { outcome: 'test', invalid: 'test', reason: 'geo' },
])('counts $outcome, decided at $stage', ({ outcome, stage, others = [], ...row }) => {
  const metrics = createMetrics();
  const counts = createRequestCounts(metrics);
  counts.recordResponse([{ ts, kind: 'request', ...row }, ...others.map((kind) => ({ ts, kind }))]);
  expect(counts.sums()).toEqual({ [outcome]: 1 });
  const stages = metrics.write().match(/^preroll_decisions_total.*$/gm) ?? [];
  expect(stages).toEqual(stage === undefined ? [] : [`preroll_decisions_total{stage="${stage}"} 1`]);
});
