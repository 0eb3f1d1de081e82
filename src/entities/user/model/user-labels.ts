import type { NullableLegalForm, SupportPanel, UserStatus } from '@/shared/api';

export const userStatusLabels: Record<UserStatus, string> = {
  working: 'Working',
  stopped: 'Stopped',
  moderate: 'Moderate',
  lock: 'Lock',
  ban: 'Ban',
  archive: 'Archive',
  deleted: 'Deleted',
};

export const panelLabels: Record<SupportPanel, string> = {
  admin: 'Admin',
  manager: 'Manager',
  advertiser: 'Advertiser',
  webmaster: 'Webmaster',
  block: 'Public area',
};

export const legalFormLabels: Record<NonNullable<NullableLegalForm>, string> = {
  ul: 'Legal entity',
  ip: 'Sole proprietor',
  fl: 'Individual',
  ful: 'Foreign legal entity',
  ffl: 'Foreign individual',
};

export const userLabels = {
  login: 'E-mail',
  name: 'Name',
  status: 'Status',
  status_reason: 'Reason',
  support_panels: 'Cabinets',
  is_admin: 'Admin rights',
  folders_enabled: 'Folders',
  manager_id: 'Manager',
  clients: 'Clients',
  clients_to: 'New manager',
  phone: 'Phone',
  legal_form: 'Legal form',
  legal_name: 'Legal name',
  inn: 'INN',
  kpp: 'KPP',
  currency: 'Currency',
  timezone: 'Time zone',
  password: 'Password',
  sessions: 'Sessions',
  invitation: 'Invitation',
  credit_limit: 'Credit limit',
  comment: 'Comment',
} as const;
