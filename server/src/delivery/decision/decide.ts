import type { PreparedRequest } from '../../advertising/targeting/prepared-request.ts';
import { firstRefusal } from '../../advertising/targeting/refused-by.ts';
import type { LimitedCampaign } from '../limits/serve-limits.ts';
import type { Candidate, DeliveryIndex, IndexedAdvert, IndexedCampaign, IndexedPlacement } from './delivery-index.ts';
import { type GateRefusal, type Refusal, refusalByRule, refusals } from './refusals.ts';

/** Checks the limits, the pacing and the frequency cap of a campaign; null if it may be served. */
export type Gate = (campaign: LimitedCampaign) => GateRefusal | null;

/** The winning advert, or the last refusal in their order, which shows how far the request came. */
export type Decision = { won: Candidate; advert: IndexedAdvert } | { won: null; refusal: Refusal | null };

/**
 * Chooses an advert: the first by expected CPM that nothing refuses. Request rules are checked before what is used up,
 * because the gate is the most expensive check.
 *
 * @returns no refusal if no campaign has this format
 */
export function decide(
  index: DeliveryIndex,
  request: PreparedRequest,
  placement: IndexedPlacement,
  gate: Gate,
): Decision {
  const asked = toDecisionInput(index, request, placement, gate);
  let furthest = -1;
  for (const candidate of index.candidatesOf(placement.formatId)) {
    const refusal = refuseCandidate(candidate, asked);
    if (typeof refusal !== 'string') return { won: candidate, advert: refusal };
    furthest = Math.max(furthest, refusals.indexOf(refusal));
    // all further candidates are cheaper
    if (candidate.expectedCpm < asked.floor) break;
  }
  return { won: null, refusal: refusals[furthest] ?? null };
}

/** The input of a campaign's checks. */
export interface DecisionInput {
  request: PreparedRequest;
  placement: IndexedPlacement;
  /** In micros of the base currency. */
  floor: number;
  gate: Gate;
}

export const toDecisionInput = (
  index: DeliveryIndex,
  request: PreparedRequest,
  placement: IndexedPlacement,
  gate: Gate,
): DecisionInput => ({ request, placement, floor: placement.floor * index.rateOf(placement.currency), gate });

/** The first refusal in their order, or the next advert in turn. */
export function refuseCandidate(
  { campaign, expectedCpm, adverts }: Candidate,
  { request, placement, floor, gate }: DecisionInput,
): Refusal | IndexedAdvert {
  const early = refuseEarly(campaign, request);
  if (early !== null) return early;
  if (expectedCpm < floor) return 'floor';
  const advert = adverts.find((one) => !hasBlockedCategory(one, placement) && !hasBlockedDomain(one, placement));
  if (advert === undefined)
    return adverts.every((one) => hasBlockedCategory(one, placement)) ? 'blocked_category' : 'blocked_domain';
  const rule = firstRefusal(request, campaign.targeting);
  if (rule !== null) return refusalByRule[rule];
  return gate(campaign.limited) ?? advert;
}

/** Checks its dates, its group's dates and its hours, in its own time zone. */
export function refuseEarly({ limited, schedule }: IndexedCampaign, request: PreparedRequest): Refusal | null {
  const { day } = request.clock(limited.timezone);
  const byDates = refuseByDates(limited, day) ?? (limited.group === null ? null : refuseByDates(limited.group, day));
  if (byDates !== null) return byDates;
  return firstRefusal(request, schedule) === null ? null : 'schedule';
}

function refuseByDates({ startDate, endDate }: Pick<LimitedCampaign, 'startDate' | 'endDate'>, day: string) {
  if (startDate !== null && startDate > day) return 'not_started';
  return endDate !== null && endDate < day ? 'finished' : null;
}

const hasBlockedCategory = (advert: IndexedAdvert, { blockedCategories }: IndexedPlacement): boolean =>
  blockedCategories.size > 0 && advert.category !== null && blockedCategories.has(advert.category);

/** A blocked domain also blocks its subdomains. */
function hasBlockedDomain(advert: IndexedAdvert, { blockedDomains }: IndexedPlacement): boolean {
  if (blockedDomains.size === 0) return false;
  const labels = advert.domain.split('.');
  return labels.some((_, at) => blockedDomains.has(labels.slice(at).join('.')));
}
