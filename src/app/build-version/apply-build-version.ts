const KEY = 'build_version';

interface Build {
  /** A function, because the getter itself may throw: browsers can forbid storage altogether. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'clear'>;
  version: string;
}

interface ApplyBuildVersionOptions extends Build {
  /** A key that every build writes with a session. If it is present without a version, an unknown build wrote it. */
  sessionKey: string;
  reload: () => void;
}

/**
 * Prevents the application from reading data that another build stored: clears the storage and reloads the page
 * (specification, section 4).
 *
 * With neither a version nor a session, as on a first visit or after signing out, there is nothing to clear, and the
 * version is stored without a reload. The page reloads only if the new version can be read back, so it cannot loop. If
 * nothing can be stored, the application starts anyway.
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

/** Stores the version again with a new session, because signing out cleared the one stored at start-up. */
export function storeBuildVersion({ storage, version }: Build): void {
  try {
    storage().setItem(KEY, version);
  } catch {
    // without storage there is no stored session either
  }
}
