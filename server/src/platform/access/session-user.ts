import type { components } from '../contract/generated/contract.d.ts';

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
  /** The IANA time zone of the account's days. */
  timezone: string;
}
