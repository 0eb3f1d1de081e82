import { keepTargeting, readTargeting } from '@/entities/targeting';
import type { CampaignFormValues } from './campaign-form';

/** Groups and folders belong to somebody. */
const isPlace = (key: string) => key === 'group_id' || key === 'folder_id';

/**
 * A form as it was kept. What isn't among its values stays as it begins: an older version of the application may have
 * kept it. What was kept in another cabinet was for somebody else.
 */
export function readDraft(kept: Record<string, unknown>, begin: CampaignFormValues): CampaignFormValues {
  const isOfSameForm = 'owner_id' in begin === 'owner_id' in kept;
  const known = Object.keys(begin).filter((key) => key !== 'ads' && key in kept && (isOfSameForm || !isPlace(key)));
  const terms = Object.fromEntries(known.map((key) => [key, kept[key]]));
  return { ...begin, ...terms, ...('ads' in kept && { ads: keepTargeting(readTargeting(kept.ads).targeting) }) };
}
