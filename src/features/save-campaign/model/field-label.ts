import { campaignLabels } from '@/entities/campaign';
import { targetingPathLabel } from '@/entities/targeting';

/** What a field of the form is called: `ads.ip.white` is "IP addresses, included". */
export const fieldLabel = (path: string): string =>
  path.startsWith('ads.')
    ? targetingPathLabel(path.slice('ads.'.length))
    : campaignLabels[path as keyof typeof campaignLabels];
