import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { AdRequest } from '../targeting/ad-request.ts';
import { type PreparedRequest, prepareRequest } from '../targeting/prepared-request.ts';
import type { CompiledTargeting, Rule } from '../targeting/refused-by.ts';
import { refusedBy } from '../targeting/refused-by.ts';

export interface WeightedRequest extends AdRequest {
  weight: number;
}

export interface CountedRequests {
  requests: readonly WeightedRequest[];
  /** The total number of requests, of which those read are a sample. */
  total: number;
  /** Whether the requests are generated, because no complete day is recorded yet. */
  isSample: boolean;
  days: number;
}

/** The number of requests counted before yielding to the event loop; they take about ten milliseconds. */
const BATCH_SIZE = 2000;

/**
 * Counts the requests that pass a targeting, and finds the rule that costs the most on its own: without it, the requests
 * that no other rule refuses would pass too. If only the combination of rules leaves nothing, no rule costs anything on its
 * own, and the one that refuses the most is reported. Counts are scaled to all recorded requests.
 *
 * @throws the signal's reason
 */
export async function estimateReach(
  { requests, total, isSample, days }: CountedRequests,
  targeting: CompiledTargeting,
  signal?: AbortSignal,
): Promise<components['schemas']['Reach']> {
  const refusedAlone = new Map<Rule, number>();
  const prepared: Prepared[] = [];
  let passed = 0;
  let all = 0;
  for (const [index, request] of requests.entries()) {
    if (index % BATCH_SIZE === 0) {
      await yieldToEventLoop();
      signal?.throwIfAborted();
    }
    const asked = prepareRequest(request);
    const { weight } = request;
    prepared.push({ asked, weight });
    all += weight;
    const [rule, another] = refusedBy(asked, targeting, 2);
    if (rule === undefined) passed += weight;
    else if (another === undefined) refusedAlone.set(rule, (refusedAlone.get(rule) ?? 0) + weight);
  }
  const [alone] = Array.from(refusedAlone).sort(([, a], [, b]) => b - a);
  const together = passed === 0 && alone === undefined ? await refusesMost(prepared, all, targeting, signal) : null;
  const worst = alone ?? (together && ([together, 0] as const));
  const scale = all === 0 ? 0 : total / all;
  return {
    total,
    matching: Math.round(passed * scale),
    share: all === 0 ? 0 : passed / all,
    is_sample: isSample,
    days,
    costliest: worst ? { rule: worst[0], matching_without: Math.round((passed + worst[1]) * scale) } : null,
  };
}

interface Prepared {
  asked: PreparedRequest;
  weight: number;
}

/** Finds the rule that refuses the most requests, regardless of other rules; null if none refuses any. */
async function refusesMost(
  requests: readonly Prepared[],
  all: number,
  targeting: CompiledTargeting,
  signal?: AbortSignal,
): Promise<Rule | null> {
  let most: { rule: Rule | null; count: number } = { rule: null, count: 0 };
  for (const [rule, refuses] of targeting) {
    if (most.count === all) break;
    await yieldToEventLoop();
    signal?.throwIfAborted();
    const count = requests.reduce((sum, { asked, weight }) => sum + (refuses(asked) ? weight : 0), 0);
    if (count > most.count) most = { rule, count };
  }
  return most.rule;
}
