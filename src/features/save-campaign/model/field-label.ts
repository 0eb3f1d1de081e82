import { campaignLabels } from '@/entities/campaign';
import { targetingPathLabel } from '@/entities/targeting';

/** The label of a form field: `ads.ip.white` is "IP addresses, include". */
export const fieldLabel = (path: string): string =>
  path.startsWith('ads.')
    ? targetingPathLabel(path.slice('ads.'.length))
    : campaignLabels[path as keyof typeof campaignLabels];
