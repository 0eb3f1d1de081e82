import { readTargeting, toTargetingFormValues } from '@/entities/targeting';
import type { CampaignFormValues } from './campaign-form';

/** Groups and folders belong to a single owner. */
const isPlace = (key: string) => key === 'group_id' || key === 'folder_id';

/**
 * Reads form values from a draft. Missing fields keep their initial values, because the draft may come from an older
 * version of the application. Groups and folders are dropped if the draft was saved in a cabinet where the owner is
 * chosen differently.
 */
export function readDraft(stored: Record<string, unknown>, initial: CampaignFormValues): CampaignFormValues {
  const isOfSameForm = 'owner_id' in initial === 'owner_id' in stored;
  const known = Object.keys(initial).filter((key) => key !== 'ads' && key in stored && (isOfSameForm || !isPlace(key)));
  const terms = Object.fromEntries(known.map((key) => [key, stored[key]]));
  return {
    ...initial,
    ...terms,
    ...('ads' in stored && { ads: toTargetingFormValues(readTargeting(stored.ads).targeting) }),
  };
}
