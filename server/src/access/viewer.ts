import type { SessionUser } from '../auth/session-user.ts';
import type { components } from '../contract/generated/contract.d.ts';

/** The roles that operations are open to: every panel but the public area. */
export type Cabinet = Exclude<components['schemas']['SupportPanel'], 'block'>;

/** Who asks. */
export interface Viewer {
  user: SessionUser;
  tokenHash: string;
  /** In which role: one of the user's own, and one that the operation is open to. Null where no role is asked for. */
  cabinet: Cabinet | null;
}

/** Who asks, in a role. */
export interface Actor extends Viewer {
  cabinet: Cabinet;
}
