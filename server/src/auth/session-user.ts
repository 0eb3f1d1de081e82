import type { components } from '../contract/generated/contract.d.ts';

type Schemas = components['schemas'];

/** The person behind a request, as the database knows them at this moment. */
export interface SessionUser {
  id: number;
  login: string;
  name: string;
  status: Schemas['UserStatus'];
  statusReason: string;
  supportPanels: Schemas['SupportPanel'][];
  isAdmin: boolean;
  foldersEnabled: boolean;
  currency: string;
}

/** The flag counts only together with the panel (specification, section 6). */
export const isAdmin = ({ isAdmin, supportPanels }: Pick<SessionUser, 'isAdmin' | 'supportPanels'>): boolean =>
  isAdmin && supportPanels.includes('admin');

export const toUserBody = (user: SessionUser): Schemas['User'] => ({
  id: user.id,
  login: user.login,
  name: user.name,
  status: user.status,
  support_panels: user.supportPanels,
  is_admin: user.isAdmin,
  folders_enabled: user.foldersEnabled,
  currency: user.currency,
});
