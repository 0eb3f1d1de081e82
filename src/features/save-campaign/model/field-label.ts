import { campaignLabels } from '@/entities/campaign';
import { targetingLabels, targetingPathLabel } from '@/entities/targeting';

/** The label of a form field: `ads.ip.white` is "IP addresses, include". */
export const fieldLabel = (path: string): string =>
  path.startsWith('ads.')
    ? targetingPathLabel(path.slice('ads.'.length))
    : campaignLabels[path as keyof typeof campaignLabels];

/** Labels of all form fields by path, for the list of changes. */
export const campaignFieldLabels: Readonly<Record<string, string>> = {
  ...campaignLabels,
  ...Object.fromEntries(Object.entries(targetingLabels).map(([field, label]) => [`ads.${field}`, label])),
};
