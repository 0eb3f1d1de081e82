import type { OrdAdvert } from '@/shared/api';

/** Labels of an advert's fields in lists of changes: in the save bar and in the history. */
export const advertLabels = {
  name: 'Name',
  advert_link: 'Link',
  title: 'Title',
  description: 'Description',
  category: 'Category',
  creative: 'Video',
  use_compression: 'Compress',
  use_vertical: 'Vertical',
  marking_in_video: 'Marking in the video',
  url_marks: 'URL parameters',
  additional_trackers: 'Trackers',
  use_vpaid: 'VPAID',
  vpaid: 'VPAID script',
  vpaid_name: 'VPAID name',
  interactive: 'Interactive',
  icon: 'Icon',
  icon_name: 'Icon name',
  ord_advert: 'Registration',
  ban: 'Reason for the ban',
  administrator_restrictions: 'Restrictions',
} as const;

export const registrationLabels = {
  source_id: 'Source',
  erid: 'ERID',
  kktus: 'KKTU codes',
  co_branding: 'Co-branding',
  description: 'What is advertised',
  brand: 'Brand',
  target_urls: 'Target pages',
  form: 'Form',
  pay_type: 'Paid by',
  contract_external_ids: 'Contract IDs',
  person_external_id: 'Person ID',
  cids: 'CID list',
  native: 'Native',
  social: 'Social',
  social_quota: 'Social quota',
} as const;

export const registrationFormLabels: Record<OrdAdvert['form'], string> = {
  video: 'Video',
  live_video: 'Live video',
  text_video_block: 'Text and video',
  text_graphic_video_block: 'Text, picture and video',
  banner_html5: 'HTML5 banner',
};

export const payTypeLabels: Record<OrdAdvert['pay_type'], string> = {
  cpm: 'Impressions (CPM)',
  cpc: 'Clicks (CPC)',
  cpa: 'Actions (CPA)',
  other: 'Other',
};
