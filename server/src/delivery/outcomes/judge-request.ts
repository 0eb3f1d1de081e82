import { prepareRequest } from '../../advertising/targeting/prepared-request.ts';
import type { DeliveryIndex } from '../decision/delivery-index.ts';
import { explain } from '../decision/explain.ts';
import type { Refusal } from '../decision/refusals.ts';
import type { ServeLimits } from '../limits/serve-limits.ts';
import type { AnsweredRequest } from './sample-requests.ts';

/** What became of a request for a campaign: it won, or was refused. */
export type Outcome = Refusal | 'won';

interface JudgeDeps {
  index: DeliveryIndex;
  limits: Pick<ServeLimits, 'refuses'>;
}

/**
 * Says what an answered request was for each started campaign of its format. The limits are asked a moment after the
 * answer: the winner is the campaign that was served, whatever they say by now.
 */
export async function judgeRequest(
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
    // one whose use is just being read was not asked
    if (!isStarted || formatId !== placement.formatId || refusal === 'unread') return [];
    const outcome = refusal ?? 'lost_auction';
    // nobody won: what fits by now was refused for a reason that has passed
    return outcome === 'lost_auction' && winner === null ? [] : { campaignId, outcome };
  });
}
