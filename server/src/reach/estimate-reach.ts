import type { components } from '../contract/generated/contract.d.ts';
import type { AdRequest } from '../targeting/ad-request.ts';
import type { CompiledTargeting, Rule } from '../targeting/refused-by.ts';
import { refusedBy } from '../targeting/refused-by.ts';

export interface CountedRequests {
  requests: readonly AdRequest[];
  /** The number of recorded requests, of which those read are a sample. */
  total: number;
  /** Whether the requests are generated because none were recorded. */
  isSample: boolean;
  days: number;
}

/** The number of requests, about ten milliseconds' worth, between two checks whether the estimate is still needed. */
const CHECK_EVERY = 2000;

/**
 * Counts the requests that pass a targeting, and finds the rule that costs the most on its own: without it, the
 * requests that no other rule refuses would pass too. If several rules together leave nothing, none costs anything on
 * its own, and the one that refuses the most is reported. Counts are scaled to all recorded requests.
 *
 * Blocks the thread while it runs.
 * @param isGone whether the estimate is no longer needed, for example because the targeting changed
 * @returns null if it is no longer needed
 */
export function estimateReach(
  { requests, total, isSample, days }: CountedRequests,
  targeting: CompiledTargeting,
  isGone: () => boolean = () => false,
): components['schemas']['Reach'] | null {
  const refusedAlone = new Map<Rule, number>();
  let passed = 0;
  for (const [index, request] of requests.entries()) {
    if (index % CHECK_EVERY === 0 && isGone()) return null;
    const [rule, another] = refusedBy(request, targeting, 2);
    if (rule === undefined) passed += 1;
    else if (another === undefined) refusedAlone.set(rule, (refusedAlone.get(rule) ?? 0) + 1);
  }
  const [alone] = Array.from(refusedAlone).sort(([, a], [, b]) => b - a);
  const together = passed === 0 && alone === undefined ? refusesMost(requests, targeting, isGone) : null;
  if (isGone()) return null;
  const worst = alone ?? (together && ([together, 0] as const));
  const scale = requests.length === 0 ? 0 : total / requests.length;
  return {
    total,
    matching: Math.round(passed * scale),
    share: requests.length === 0 ? 0 : passed / requests.length,
    is_sample: isSample,
    days,
    costliest: worst ? { rule: worst[0], matching_without: Math.round((passed + worst[1]) * scale) } : null,
  };
}

/** Finds the rule that refuses the most requests, regardless of other rules; null if none refuses any. */
function refusesMost(requests: readonly AdRequest[], targeting: CompiledTargeting, isGone: () => boolean): Rule | null {
  let most: { rule: Rule | null; count: number } = { rule: null, count: 0 };
  for (const [rule, refuses] of targeting) {
    // no other rule can refuse more
    if (most.count === requests.length || isGone()) break;
    const count = requests.reduce((sum, request) => sum + Number(refuses(request)), 0);
    if (count > most.count) most = { rule, count };
  }
  return most.rule;
}
