import { siteReasons } from '@preroll/rules/site/site-reasons';
import type {
  FieldChange,
  ListSitesVerification,
  PlatformType,
  RejectReason,
  SiteStatus,
  VerificationMethod,
} from '@/shared/api';
import { capitalize } from '@/shared/lib/format';
import { describeListChange } from '@/shared/ui/timeline';

/** Labels of the stored statuses, with the specification's names. */
export const siteStatusLabels: Record<SiteStatus, string> = {
  moderate: 'Moderate',
  approved: 'Approved',
  working: 'Working',
  stopped: 'Stopped',
  lock: 'Lock',
  ban: 'Ban',
  archive: 'Archive',
  deleted: 'Deleted',
};

/** The statuses in the words of the sites' states, for the history. */
export const siteHistoryStatusLabels: Record<SiteStatus, string> = {
  ...siteStatusLabels,
  moderate: 'In review',
  lock: 'Locked',
  ban: 'Banned',
  archive: 'Archived',
};

export const platformLabels: Record<PlatformType, string> = {
  web: 'Website',
  mobile_app: 'Mobile app',
  smart_tv: 'Smart TV app',
};

export const verificationLabels: Record<ListSitesVerification, string> = {
  verified: 'Verified',
  at_risk: 'At risk',
  not_verified: 'Not verified',
};

export const verificationMethodLabels: Record<VerificationMethod, string> = {
  meta: 'Meta tag',
  file: 'File',
  dns: 'DNS record',
  ads_txt: 'ads.txt',
};

export const siteLabels = {
  name: 'Name',
  domain: 'Address',
  platform_type: 'Platform',
  categories: 'Categories',
  folder_id: 'Folder',
  owner_id: 'Webmaster',
  status: 'Status',
  reject_reason: 'Reason',
  verified: 'Verification',
  revenue_share: 'Revenue share',
} as const;

/** A reason as a title: "There is too little content". */
export const reasonTitle = (code: RejectReason['code']): string => capitalize(siteReasons[code].title);

const formatters: Record<string, (value: never) => string> = {
  status: (status: SiteStatus) => siteHistoryStatusLabels[status],
  platform_type: (platform: PlatformType) => platformLabels[platform],
  verified: (verified: boolean) => verificationLabels[verified ? 'verified' : 'not_verified'],
  folder_id: (id: number) => `number ${id}`,
  revenue_share: (share: number) => `${share}%`,
  reject_reason: ({ code, text }: RejectReason) => (text ? `${reasonTitle(code)}: ${text}` : reasonTitle(code)),
};

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/**
 * Describes the change of one field: the old and the new value, null if there is none; or the entries added to and
 * removed from a list.
 */
export function describeSiteChange({ field, old, new: next, old_name, new_name }: FieldChange) {
  const format = formatters[field] ?? String;
  const formatFieldValue = (value: unknown, named?: string) =>
    value === null || value === undefined || value === '' ? null : (named ?? (format(value as never) || null));
  const label = siteLabels[field as keyof typeof siteLabels] ?? field.replaceAll('_', ' ');
  if (field === 'categories')
    return { field: label, done: describeListChange(listOf(old), listOf(next)) || 'reordered' };
  return { field: label, from: formatFieldValue(old, old_name), to: formatFieldValue(next, new_name) };
}
