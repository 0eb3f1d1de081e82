const KEY = 'build_version';

interface Build {
  /** A function, because the getter itself may throw: browsers can forbid storage altogether. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'clear'>;
  version: string;
}

interface ApplyBuildVersionOptions extends Build {
  /** A key that every build stores during a session: if it exists without a version, an unknown build stored it. */
  sessionKey: string;
  reload: () => void;
}

/**
 * Prevents the application from reading what another build has stored: clears the storage and reloads the page
 * (specification, section 4).
 *
 * Without a version and without a session, as on a first visit or after signing out, there is nothing to clear: the
 * version is stored without a reload. The page reloads only after the version has been read back, so it never loops. If
 * nothing can be stored, the application runs without.
 *
 * @returns whether the application may start in this page
 */
export function applyBuildVersion({ storage, version, sessionKey, reload }: ApplyBuildVersionOptions): boolean {
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

/** Stores the version together with a new session: signing out in this page has removed the one stored at the start. */
export function storeBuildVersion({ storage, version }: Build): void {
  try {
    storage().setItem(KEY, version);
  } catch {
    // without storage there is no stored session either
  }
}
