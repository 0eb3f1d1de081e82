import { createEvent, createStore } from 'effector';
import type { SignInResponse, SupportPanel } from '@/shared/api';
import type { Viewer } from './viewer';

/** Ids of the folders that somebody has stepped into, per kind (specification, section 3). */
export interface FolderDepth {
  site: number[];
  campaign: number[];
  advert: number[];
}

/** What is known of the person who is signed in; it outlives the page. */
export interface Session extends Viewer {
  token: string;
  supportPanels: SupportPanel[];
  foldersEnabled: boolean;
  depth: FolderDepth;
}

const toSession = ({ token, user }: SignInResponse): Session => ({
  token,
  supportPanels: user.support_panels,
  isAdmin: user.is_admin,
  foldersEnabled: user.folders_enabled,
  depth: { site: [], campaign: [], advert: [] },
});

export const signedIn = createEvent<SignInResponse>();
export const signedOut = createEvent();

export const $session = createStore<Session | null>(null)
  .on(signedIn, (_, response) => toSession(response))
  .reset(signedOut);

export const $viewer = $session.map((session): Viewer | null => session);
