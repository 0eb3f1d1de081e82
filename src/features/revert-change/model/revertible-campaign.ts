import { campaignQueries } from '@/entities/campaign';
import { groupQueries } from '@/entities/group';
import {
  type CampaignUpdate as CampaignUpdateDto,
  type GroupUpdate as GroupUpdateDto,
  getCampaign,
  getCampaignTargeting,
  getGroup,
  updateCampaign,
  updateGroup,
} from '@/shared/api';
import { CampaignUpdate, GroupUpdate } from '@/shared/contract';
import { fieldsOf, pick, type Revertible } from './revertible';

/** A campaign with its targeting. */
export function revertibleCampaign(id: number): Revertible {
  const fields = fieldsOf(CampaignUpdate, ['ads']);
  return {
    takes: (field) => fields.includes(field) || field.startsWith('ads.'),
    read: async () => {
      // targeting is read last: if it were older than the version, saving it would overwrite a newer one unnoticed
      const campaign = await getCampaign(id);
      const { id: _, ...ads } = await getCampaignTargeting(id);
      return { version: campaign.version, body: { ...pick(campaign, CampaignUpdate), ads: unwrap(ads) } };
    },
    save: ({ version, body: { folder_id: _, ...body } }) =>
      updateCampaign(id, { ...body, version } as CampaignUpdateDto),
    invalidates: [{ queryKey: campaignQueries.all() }, { queryKey: groupQueries.all() }],
  };
}

const isWrapped = (value: unknown): value is { value: unknown } =>
  typeof value === 'object' && value !== null && 'value' in value;

/** Removes the `{ value }` wrappers, which the history does not have. */
const unwrap = (ads: object) =>
  Object.fromEntries(Object.entries(ads).map(([field, value]) => [field, isWrapped(value) ? value.value : value]));

export function revertibleGroup(id: number): Revertible {
  const fields = fieldsOf(GroupUpdate);
  return {
    takes: (field) => fields.includes(field),
    read: async () => {
      const group = await getGroup(id);
      return { version: group.version, body: pick(group, GroupUpdate) };
    },
    save: ({ version, body: { folder_id: _, ...body } }) => updateGroup(id, { ...body, version } as GroupUpdateDto),
    invalidates: [{ queryKey: groupQueries.all() }, { queryKey: campaignQueries.all() }],
  };
}
