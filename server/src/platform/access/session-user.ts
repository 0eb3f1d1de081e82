import { readPreferences } from '../../identity/preferences/preferences.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';

type Schemas = components['schemas'];

/** The user behind a request, as currently stored in the database. */
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
  /** The IANA name of the zone of the account's days. */
  timezone: string;
}

/** Describes the signed-in user, with their preferences. */
export const describeMe = async (db: Db, user: SessionUser): Promise<Schemas['User']> => ({
  id: user.id,
  login: user.login,
  name: user.name,
  status: user.status,
  support_panels: user.supportPanels,
  is_admin: user.isAdmin,
  folders_enabled: user.foldersEnabled,
  currency: user.currency,
  timezone: user.timezone,
  preferences: await readPreferences(db, user.id),
});
