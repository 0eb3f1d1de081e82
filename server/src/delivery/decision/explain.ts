import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { PreparedRequest } from '../../advertising/targeting/prepared-request.ts';
import { firstRefusal } from '../../advertising/targeting/refused-by.ts';
import { type DecisionInput, type Gate, refuseCandidate, refuseEarly, toDecisionInput } from './decide.ts';
import type { Candidate, DeliveryIndex, IndexedAdvert, IndexedCampaign, IndexedPlacement } from './delivery-index.ts';
import { type Refusal, refusalByRule, refusals } from './refusals.ts';

export interface Verdict {
  campaign: IndexedCampaign;
  /** The first refusal in their order; null for the campaign whose advert wins. */
  refusal: Refusal | null;
  /** The winning advert, else the first servable one; null without any. */
  advert: IndexedAdvert | null;
}

/** The campaigns judged before yielding to the event loop, which takes a few milliseconds. */
const BATCH_SIZE = 100;

async function* inChunks<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  for (let first = 0; first < items.length; first += BATCH_SIZE) {
    if (first > 0) await yieldToEventLoop();
    yield items.slice(first, first + BATCH_SIZE);
  }
}

/**
 * Determines for every campaign why it does not get the request, by the rules of `decide`. If a campaign has adverts at
 * several prices, the one that passes the most checks counts. Yields to the event loop in between.
 */
export async function explain(
  index: DeliveryIndex,
  request: PreparedRequest,
  placement: IndexedPlacement,
  gate: Gate,
): Promise<Verdict[]> {
  const asked = toDecisionInput(index, request, placement, gate);
  const refusalByCampaign = new Map<IndexedCampaign, Refusal | null>();
  let winner: IndexedAdvert | null = null;
  const judge = (candidate: Candidate) => {
    const before = refusalByCampaign.get(candidate.campaign);
    if (before === null) return;
    const answer = refuseCandidate(candidate, asked);
    const isFitting = typeof answer !== 'string';
    const refusal = !isFitting ? answer : winner === null ? null : 'lost_auction';
    if (isFitting) winner ??= answer;
    refusalByCampaign.set(
      candidate.campaign,
      refusal === null || before === undefined ? refusal : laterOf(before, refusal),
    );
  };
  // snapshots, so that concurrent changes can't make a campaign be judged twice or not at all
  const campaigns = [...index.campaigns()];
  for await (const candidates of inChunks([...index.candidatesOf(placement.formatId)]))
    for (const candidate of candidates) judge(candidate);
  const verdicts: Verdict[] = [];
  for await (const piece of inChunks(campaigns))
    for (const campaign of piece) {
      const known = refusalByCampaign.get(campaign);
      const refusal = known === undefined ? refuseWithoutCandidate(campaign, asked) : known;
      verdicts.push({ campaign, refusal, advert: refusal === null ? winner : (campaign.adverts[0] ?? null) });
    }
  return verdicts;
}

const laterOf = (one: Refusal, other: Refusal) => (refusals.indexOf(one) > refusals.indexOf(other) ? one : other);

/**
 * Judges a campaign that takes no part in the auction: it is not started, has another format, or no servable advert. The
 * floor price and the placement's blocks apply only to servable adverts.
 */
function refuseWithoutCandidate(campaign: IndexedCampaign, { request, placement }: DecisionInput): Refusal {
  const { isStarted, lacks, formatId, targeting } = campaign;
  if (!isStarted || lacks === 'chain_stopped') return 'chain_stopped';
  const early = refuseEarly(campaign, request);
  if (early !== null) return early;
  if (formatId !== placement.formatId) return 'format';
  const rule = firstRefusal(request, targeting);
  return rule === null ? 'no_erid' : refusalByRule[rule];
}
