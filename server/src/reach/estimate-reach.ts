import { setImmediate as others } from 'node:timers/promises';
import { ApiError } from '../contract/api-error.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { AdRequest } from '../targeting/ad-request.ts';
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
  let passed = 0;
  for (const [index, request] of requests.entries()) {
    if (index % AT_ONCE === 0) await letOthers(isGone);
    const [rule, another] = refusedBy(request, targeting, 2);
    if (rule === undefined) passed += 1;
    else if (another === undefined) refusedAlone.set(rule, (refusedAlone.get(rule) ?? 0) + 1);
  }
  const [alone] = Array.from(refusedAlone).sort(([, a], [, b]) => b - a);
  const together = passed === 0 && alone === undefined ? await refusesMost(requests, targeting, isGone) : null;
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
async function refusesMost(
  requests: readonly AdRequest[],
  targeting: CompiledTargeting,
  isGone: () => boolean,
): Promise<Rule | null> {
  let most: { rule: Rule | null; count: number } = { rule: null, count: 0 };
  for (const [rule, refuses] of targeting) {
    // no other refuses more than all
    if (most.count === requests.length) break;
    await letOthers(isGone);
    const count = requests.reduce((sum, request) => sum + Number(refuses(request)), 0);
    if (count > most.count) most = { rule, count };
  }
  return most.rule;
}

async function letOthers(isGone: () => boolean): Promise<void> {
  await others();
  if (isGone()) throw new ApiError(499, 'Nobody waits for it');
}
