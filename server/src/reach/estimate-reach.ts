import type { components } from '../contract/generated/contract.d.ts';
import type { AdRequest } from '../targeting/ad-request.ts';
import type { CompiledTargeting, Rule } from '../targeting/refused-by.ts';
import { refusedBy } from '../targeting/refused-by.ts';

export interface CountedRequests {
  requests: readonly AdRequest[];
  /** How many were recorded; those that were read stand for them. */
  total: number;
  /** Made up, because none were recorded. */
  isSample: boolean;
  days: number;
}

/** After so many requests it is asked whether somebody still waits: some ten milliseconds of them. */
const AT_ONCE = 2000;

/**
 * Counts the requests that a targeting lets pass, and finds the rule that costs the most alone: without it, those that
 * nothing else refuses would pass too. Where several leave nobody, none costs anything alone, and the one that refuses
 * the most is named. What was counted stands for all that were recorded.
 *
 * Takes the processor for as long as it lasts.
 * @param isGone whether nobody waits for it any more, as when the targeting was changed meanwhile
 * @returns null where nobody does
 */
export function estimateReach(
  { requests, total, isSample, days }: CountedRequests,
  targeting: CompiledTargeting,
  isGone: () => boolean = () => false,
): components['schemas']['Reach'] | null {
  const refusedAlone = new Map<Rule, number>();
  let passed = 0;
  for (const [index, request] of requests.entries()) {
    if (index % AT_ONCE === 0 && isGone()) return null;
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

/** The rule that refuses the most of the requests, whatever else refuses them. None where none refuses any. */
function refusesMost(requests: readonly AdRequest[], targeting: CompiledTargeting, isGone: () => boolean): Rule | null {
  let most: { rule: Rule | null; count: number } = { rule: null, count: 0 };
  for (const [rule, refuses] of targeting) {
    // no other refuses more than all
    if (most.count === requests.length || isGone()) break;
    const count = requests.reduce((sum, request) => sum + Number(refuses(request)), 0);
    if (count > most.count) most = { rule, count };
  }
  return most.rule;
}
