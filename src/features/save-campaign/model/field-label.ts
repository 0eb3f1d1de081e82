import { campaignLabels } from '@/entities/campaign';
import { targetingLabels, targetingPathLabel } from '@/entities/targeting';

/** The label of a form field: `ads.ip.white` is "IP addresses, include". */
export const fieldLabel = (path: string): string =>
  path.startsWith('ads.')
    ? targetingPathLabel(path.slice('ads.'.length))
    : campaignLabels[path as keyof typeof campaignLabels];

/** The label of each field of the form by its path, for the list of what has changed. */
export const campaignFieldLabels: Readonly<Record<string, string>> = {
  ...campaignLabels,
  ...Object.fromEntries(Object.entries(targetingLabels).map(([field, label]) => [`ads.${field}`, label])),
};
