import { createEvent, createStore } from 'effector';
import type { SignInResponse, SupportPanel } from '@/shared/api';
import type { Viewer } from './viewer';

/** The path of the current folder as ids, by kind (specification, section 3). */
export interface FolderDepth {
  site: number[];
  campaign: number[];
  advert: number[];
}

/** The session of the signed-in user; it survives a reload of the page. */
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

/** The user opened a folder; `path` has the ids from the top level and is empty at the top level. */
export const folderEntered = createEvent<{ kind: keyof FolderDepth; path: readonly number[] }>();

export const foldersToggled = createEvent<boolean>();

const sameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

export const $session = createStore<Session | null>(null)
  .on(signedIn, (_, response) => toSession(response))
  .on(folderEntered, (session, { kind, path }) =>
    session === null || sameIds(session.depth[kind], path)
      ? session
      : { ...session, depth: { ...session.depth, [kind]: [...path] } },
  )
  .on(foldersToggled, (session, foldersEnabled) => session && { ...session, foldersEnabled })
  .reset(signedOut);

export const $viewer = $session.map((session): Viewer | null => session);

export const $foldersEnabled = $session.map((session) => session?.foldersEnabled ?? false);

const top: FolderDepth = { site: [], campaign: [], advert: [] };

export const $depth = $session.map((session) => session?.depth ?? top);
