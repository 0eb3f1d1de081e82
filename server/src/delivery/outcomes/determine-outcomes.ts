import { prepareRequest } from '../../advertising/targeting/prepared-request.ts';
import type { DeliveryIndex } from '../decision/delivery-index.ts';
import { explain } from '../decision/explain.ts';
import type { Refusal } from '../decision/refusals.ts';
import type { ServeLimits } from '../limits/serve-limits.ts';
import type { AnsweredRequest } from './sample-requests.ts';

/** The outcome of a request for a campaign: it won, or was refused. */
export type Outcome = Refusal | 'won';

interface JudgeDeps {
  index: DeliveryIndex;
  limits: Pick<ServeLimits, 'refuses'>;
}

/**
 * Determines the outcome of an answered request for each started campaign of its format. The limits are checked a moment
 * after the answer, so the winner is the campaign that was served, whatever its limits say now.
 */
export async function determineOutcomes(
  { index, limits }: JudgeDeps,
  { request, placement, viewer, winner }: AnsweredRequest,
): Promise<{ campaignId: number; outcome: Outcome }[]> {
  const now = new Date();
  const verdicts = await explain(index, prepareRequest(request), placement, (campaign) =>
    limits.refuses(campaign, now, viewer),
  );
  return verdicts.flatMap(({ campaign: { limited, isStarted, formatId }, refusal }) => {
    const campaignId = limited.id;
    if (campaignId === winner) return { campaignId, outcome: 'won' as const };
    // a campaign whose usage was being loaded did not take part
    if (!isStarted || formatId !== placement.formatId || refusal === 'unread') return [];
    const outcome = refusal ?? 'lost_auction';
    // without a winner, a campaign that fits now was refused for a reason that no longer holds
    return outcome === 'lost_auction' && winner === null ? [] : { campaignId, outcome };
  });
}
