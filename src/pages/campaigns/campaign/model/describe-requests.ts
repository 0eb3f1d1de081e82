import { refusalReasons } from '@preroll/rules/delivery/request-reasons';
import type { CampaignRequests } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { formatShare } from '@/shared/ui/share-list';

/** The number of reasons in the sentence; the list below it has all of them. */
const MAX_REASONS = 2;

/**
 * Summarizes the outcomes of the requests of the last 24 hours: `In the last 24 hours about 1,204 requests: 61% other
 * place, 22% over frequency cap, 10% won`.
 */
export function describeRequests({ total, won, is_estimate: isEstimate, refusals }: CampaignRequests): string {
  if (total === 0) return 'In the last 24 hours no player asked for an advert of its format while it was started';
  const named = refusals.slice(0, MAX_REASONS).map(({ refusal, requests }) => ({
    requests,
    name: lowerFirst(refusalReasons[refusal].name),
  }));
  const parts = [...named, { requests: won, name: 'won' }].map(
    ({ requests, name }) => `${formatShare(requests / total)} ${name}`,
  );
  return `In the last 24 hours ${isEstimate ? 'about ' : ''}${formatCount(total, 'request')}: ${parts.join(', ')}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
