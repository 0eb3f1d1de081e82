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

/** Somebody looks into a folder: the ids from the outermost down to it, none for the top. */
export const folderEntered = createEvent<{ kind: keyof FolderDepth; path: readonly number[] }>();

const sameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

export const $session = createStore<Session | null>(null)
  .on(signedIn, (_, response) => toSession(response))
  .on(folderEntered, (session, { kind, path }) =>
    session === null || sameIds(session.depth[kind], path)
      ? session
      : { ...session, depth: { ...session.depth, [kind]: [...path] } },
  )
  .reset(signedOut);

export const $viewer = $session.map((session): Viewer | null => session);

/** Whether folders are switched on for this person. */
export const $foldersEnabled = $session.map((session) => session?.foldersEnabled ?? false);

const top: FolderDepth = { site: [], campaign: [], advert: [] };

/** Where this person is among their folders. */
export const $depth = $session.map((session) => session?.depth ?? top);
