const KEY = 'build_version';

interface Build {
  /** The getter itself may throw: a browser may forbid storage altogether. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'clear'>;
  version: string;
}

interface AdoptBuildOptions extends Build {
  /** What every build has stored for as long as somebody is signed in: with it and no version, the build is unknown. */
  sessionKey: string;
  reload: () => void;
}

/**
 * Makes sure that nothing is read that another build has stored: it is cleared, and the page begins anew (specification,
 * section 4). Without a version and without a session there is nothing to mistrust, as on a first visit or after signing
 * out, which empties the storage: the version is only written down then, without a reload.
 *
 * The page reloads only once the version is seen to be kept, so never twice; where nothing can be kept, the application
 * works for the visit.
 *
 * @returns whether the application may start in this page
 */
export function adoptBuild({ storage, version, sessionKey, reload }: AdoptBuildOptions): boolean {
  try {
    const stored = storage();
    const found = stored.getItem(KEY);
    if (found === version) return true;
    const isForeign = found !== null || stored.getItem(sessionKey) !== null;
    if (isForeign) stored.clear();
    stored.setItem(KEY, version);
    if (!isForeign || stored.getItem(KEY) !== version) return true;
  } catch {
    return true;
  }
  reload();
  return false;
}

/** Writes down which build stores a session: the note of the last start went when somebody signed out in this page. */
export function noteBuild({ storage, version }: Build): void {
  try {
    storage().setItem(KEY, version);
  } catch {
    // nothing can be kept, a session neither
  }
}
