import { setImmediate as others } from 'node:timers/promises';
import { ApiError } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { CompiledTargeting, Rule } from '../targeting/refused-by.ts';
import { refusedBy } from '../targeting/refused-by.ts';
import type { RequestsOfDays } from './read-requests.ts';

/** Requests that are judged before others of the server have their turn: some ten milliseconds of them. */
const AT_ONCE = 2000;

/**
 * Counts the requests that a targeting lets pass, and finds the rule that costs the most alone: without it, those that
 * nothing else refuses would pass too. Where several leave nobody, none costs anything alone, and the one that refuses
 * the most is named. What was counted stands for all that were recorded.
 *
 * @param isGone whether nobody waits for it any more, as when the targeting was changed meanwhile
 * @throws ApiError where nobody does
 */
export async function estimateReach(
  { requests, total, isSample, days }: RequestsOfDays,
  targeting: CompiledTargeting,
  isGone: () => boolean = () => false,
): Promise<components['schemas']['Reach']> {
  const refusedAlone = new Map<Rule, number>();
  const refused = new Map<Rule, number>();
  let passed = 0;
  for (const [index, request] of requests.entries()) {
    if (index % AT_ONCE === 0) {
      await others();
      if (isGone()) throw new ApiError(499, 'Nobody waits for it');
    }
    const isWholeOfInterest = passed === 0 && refusedAlone.size === 0;
    const found = refusedBy(request, targeting, isWholeOfInterest ? targeting.length : 2);
    const [rule, another] = found;
    if (rule === undefined) passed += 1;
    else if (another === undefined) count(refusedAlone, rule);
    else if (isWholeOfInterest) for (const each of found) count(refused, each);
  }
  const scale = requests.length === 0 ? 0 : total / requests.length;
  const [alone] = mostFirst(refusedAlone);
  const [together] = passed === 0 ? mostFirst(refused) : [];
  const worst = alone ?? (together && ([together[0], 0] as const));
  return {
    total,
    matching: Math.round(passed * scale),
    share: requests.length === 0 ? 0 : passed / requests.length,
    is_sample: isSample,
    days,
    costliest: worst ? { rule: worst[0], matching_without: Math.round((passed + worst[1]) * scale) } : null,
  };
}

const count = (counts: Map<Rule, number>, rule: Rule) => counts.set(rule, (counts.get(rule) ?? 0) + 1);

const mostFirst = (counts: Map<Rule, number>) => Array.from(counts).sort(([, a], [, b]) => b - a);
