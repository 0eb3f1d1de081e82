import type { OrdContract, OrdEnvironment, OrdMode, OrdOperator, OrdRole, OrdSettingsStatus } from '@/shared/api';

export const ordOperatorLabels: Record<OrdOperator, string> = {
  vk: 'VK',
  yandex: 'Yandex',
  ozon: 'Ozon',
  mediascout: 'Mediascout',
  other: 'Other',
};

export const ordStatusLabels: Record<OrdSettingsStatus, string> = { working: 'Working', stopped: 'Stopped' };

export const ordModeLabels: Record<OrdMode, string> = {
  manual: 'Entered by hand',
  api: 'Entered by hand, with API access',
};

export const ordRoleLabels: Record<OrdRole, string> = {
  advertiser: 'Advertiser',
  agency: 'Agency',
  ors: 'Advertising system',
  publisher: 'Publisher',
};

export const ordEnvironmentLabels: Record<OrdEnvironment, string> = { sandbox: 'Sandbox', production: 'Production' };

type Contract = NonNullable<OrdContract>;

export const contractTypeLabels: Record<Contract['type'], string> = {
  service: 'Services',
  mediation: 'Mediation',
  additional: 'Supplementary agreement',
};

export const subjectTypeLabels: Record<Contract['subject_type'], string> = {
  representation: 'Representation',
  distribution: 'Distribution of advertising',
  org_distribution: 'Organisation of distribution',
  mediation: 'Mediation',
  other: 'Other',
};
