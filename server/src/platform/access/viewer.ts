import type { components } from '../contract/generated/contract.d.ts';
import type { SessionUser } from './session-user.ts';

/** The roles that operations can be open to: every panel except the public area. */
export type Cabinet = Exclude<components['schemas']['SupportPanel'], 'block'>;

/** The user behind a request and the role they act in. */
export interface Viewer {
  user: SessionUser;
  tokenHash: string;
  /** One of the user's roles to which the operation is open; null where no role is required. */
  cabinet: Cabinet | null;
}

/** A viewer with a role. */
export interface Actor extends Viewer {
  cabinet: Cabinet;
}

/** The user in whose scope a query reads: the one behind a request, or the recipient of a mail. */
export type Requester = Pick<Actor, 'user' | 'cabinet'>;
