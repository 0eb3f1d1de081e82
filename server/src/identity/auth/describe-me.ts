import type { SessionUser } from '../../platform/access/session-user.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { readPreferences } from '../preferences/preferences.ts';

type Schemas = components['schemas'];

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
