import type { PreparedRequest } from '../../advertising/targeting/prepared-request.ts';
import { refusedBy } from '../../advertising/targeting/refused-by.ts';
import { type Asked, askedFrom, type Gate, refuseEarly, refuseLot } from './decide.ts';
import type { DeliveryIndex, IndexedAdvert, IndexedCampaign, IndexedPlacement } from './delivery-index.ts';
import { type Refusal, refusalByRule, refusals } from './refusals.ts';

export interface Verdict {
  campaign: IndexedCampaign;
  /** The first refusal in their order; null for the campaign whose advert wins. */
  refusal: Refusal | null;
  /** The one that wins, else the first of those that can be shown; null without any. */
  advert: IndexedAdvert | null;
}

/**
 * Says of every campaign why it does not get the request, by the rules of `decide`. Of a campaign with adverts of several
 * prices, the one that comes furthest counts.
 */
export function explain(
  index: DeliveryIndex,
  request: PreparedRequest,
  placement: IndexedPlacement,
  gate: Gate,
): Verdict[] {
  const asked = askedFrom(index, request, placement, gate);
  const ofLots = new Map<IndexedCampaign, Refusal | null>();
  let winner: IndexedAdvert | null = null;
  for (const lot of index.lotsOf(placement.formatId)) {
    const before = ofLots.get(lot.campaign);
    if (before === null) continue;
    const answer = refuseLot(lot, asked);
    const isFitting = typeof answer !== 'string';
    const refusal = !isFitting ? answer : winner === null ? null : 'lost_auction';
    if (isFitting) winner ??= answer;
    ofLots.set(lot.campaign, refusal === null || before === undefined ? refusal : laterOf(before, refusal));
  }
  return Array.from(index.campaigns(), (campaign) => {
    const known = ofLots.get(campaign);
    const refusal = known === undefined ? refuseWithoutLot(campaign, asked) : known;
    return { campaign, refusal, advert: refusal === null ? winner : (campaign.adverts[0] ?? null) };
  });
}

const laterOf = (one: Refusal, other: Refusal) => (refusals.indexOf(one) > refusals.indexOf(other) ? one : other);

/**
 * Judges a campaign that takes no part: it is not started, has another format, or no advert that can be shown. Floor and
 * blocked domains concern adverts that can be shown.
 */
function refuseWithoutLot(campaign: IndexedCampaign, { request, placement }: Asked): Refusal {
  const { isStarted, lacks, formatId, targeting } = campaign;
  if (!isStarted || lacks === 'chain_stopped') return 'chain_stopped';
  const early = refuseEarly(campaign, request);
  if (early !== null) return early;
  // interactive adverts (VPAID) are of no format that is served yet
  if (formatId !== placement.formatId || lacks === 'format') return 'format';
  const [rule] = refusedBy(request, targeting, 1);
  return rule === undefined ? 'no_erid' : refusalByRule[rule];
}
