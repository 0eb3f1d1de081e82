import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { PreparedRequest } from '../../advertising/targeting/prepared-request.ts';
import { firstRefusal } from '../../advertising/targeting/refused-by.ts';
import { type Asked, askedFrom, type Gate, refuseEarly, refuseLot } from './decide.ts';
import type { DeliveryIndex, IndexedAdvert, IndexedCampaign, IndexedPlacement, Lot } from './delivery-index.ts';
import { type Refusal, refusalByRule, refusals } from './refusals.ts';

export interface Verdict {
  campaign: IndexedCampaign;
  /** The first refusal in their order; null for the campaign whose advert wins. */
  refusal: Refusal | null;
  /** The winning advert, else the first servable one; null without any. */
  advert: IndexedAdvert | null;
}

/** The campaigns judged before yielding to the event loop, which takes a few milliseconds. */
const PIECE = 100;

async function* inPieces<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  for (let first = 0; first < items.length; first += PIECE) {
    if (first > 0) await yieldToEventLoop();
    yield items.slice(first, first + PIECE);
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
  const asked = askedFrom(index, request, placement, gate);
  const ofLots = new Map<IndexedCampaign, Refusal | null>();
  let winner: IndexedAdvert | null = null;
  const judge = (lot: Lot) => {
    const before = ofLots.get(lot.campaign);
    if (before === null) return;
    const answer = refuseLot(lot, asked);
    const isFitting = typeof answer !== 'string';
    const refusal = !isFitting ? answer : winner === null ? null : 'lost_auction';
    if (isFitting) winner ??= answer;
    ofLots.set(lot.campaign, refusal === null || before === undefined ? refusal : laterOf(before, refusal));
  };
  // snapshots, so that concurrent changes can't make a campaign be judged twice or not at all
  const campaigns = [...index.campaigns()];
  for await (const lots of inPieces([...index.lotsOf(placement.formatId)])) for (const lot of lots) judge(lot);
  const verdicts: Verdict[] = [];
  for await (const piece of inPieces(campaigns))
    for (const campaign of piece) {
      const known = ofLots.get(campaign);
      const refusal = known === undefined ? refuseWithoutLot(campaign, asked) : known;
      verdicts.push({ campaign, refusal, advert: refusal === null ? winner : (campaign.adverts[0] ?? null) });
    }
  return verdicts;
}

const laterOf = (one: Refusal, other: Refusal) => (refusals.indexOf(one) > refusals.indexOf(other) ? one : other);

/**
 * Judges a campaign that takes no part in the auction: it is not started, has another format, or no servable advert. The
 * floor price and the placement's blocks apply only to servable adverts.
 */
function refuseWithoutLot(campaign: IndexedCampaign, { request, placement }: Asked): Refusal {
  const { isStarted, lacks, formatId, targeting } = campaign;
  if (!isStarted || lacks === 'chain_stopped') return 'chain_stopped';
  const early = refuseEarly(campaign, request);
  if (early !== null) return early;
  if (formatId !== placement.formatId) return 'format';
  const rule = firstRefusal(request, targeting);
  return rule === null ? 'no_erid' : refusalByRule[rule];
}
