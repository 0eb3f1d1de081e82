import type { AdsTxt } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';

export function describeAdsTxt({ found, checked_at, line }: AdsTxt): string {
  if (found === null || checked_at === null)
    return 'ads.txt has not been read yet. It is read with each check of the domain.';
  const when = formatDateTime(checked_at);
  return found
    ? `ads.txt has our line, as seen on ${when}.`
    : `ads.txt did not have our line on ${when}: ${line}. The site can serve without it, but some buyers won't bid.`;
}
