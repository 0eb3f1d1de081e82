import type { CampaignCreate } from '@/shared/api';

/** Labels of a campaign's fields. The labels of targeting are in `targetingLabels`. */
export const campaignLabels: Record<Exclude<keyof CampaignCreate, 'ads'> | 'status', string> = {
  name: 'Name',
  advert_link: 'Link',
  url_marks: 'URL parameters (UTM)',
  status: 'Status',
  owner_id: 'Advertiser',
  format_id: 'Format',
  group_id: 'Group',
  folder_id: 'Folder',
  pay_model: 'Pay model',
  bid: 'Bid',
  start_date: 'First day',
  end_date: 'Last day',
  timezone: 'Time zone',
  pacing: 'Pacing',
};

export const pacingLabels = { even: 'Even', asap: 'As fast as possible' };
