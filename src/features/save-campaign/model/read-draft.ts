import { readTargeting, toTargetingFormValues } from '@/entities/targeting';
import type { CampaignFormValues } from './campaign-form';

/** Groups and folders belong to one owner. */
const isPlace = (key: string) => key === 'group_id' || key === 'folder_id';

/**
 * Reads form values from a draft. Fields missing from the draft keep their initial values, because an older version of
 * the application may have stored it. Groups and folders are dropped if the draft comes from another cabinet, where the
 * owner is chosen differently.
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
