const KEY = 'build_version';

interface AdoptBuildOptions {
  /** The getter itself may throw: a browser may forbid storage altogether. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'clear'>;
  version: string;
  reload: () => void;
}

/**
 * Makes sure that nothing is read that another build has stored: it is cleared, and the page begins anew (specification,
 * section 4). Where no version is stored nothing of another build is there either: a first visit, or one after signing
 * out, which empties the storage; the version is only written down then, without a reload.
 *
 * The page reloads only once the version is seen to be kept, so never twice; where nothing can be kept, the application
 * works for the visit.
 *
 * @returns whether the application may start in this page
 */
export function adoptBuild({ storage, version, reload }: AdoptBuildOptions): boolean {
  try {
    const stored = storage();
    const found = stored.getItem(KEY);
    if (found === version) return true;
    if (found !== null) stored.clear();
    stored.setItem(KEY, version);
    if (found === null || stored.getItem(KEY) !== version) return true;
  } catch {
    return true;
  }
  reload();
  return false;
}
