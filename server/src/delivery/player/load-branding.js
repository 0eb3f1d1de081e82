// @ts-check
/** Loaded by `player.js` for a placement with a script that brands the page around the player. */

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * Loads the script once per page; it draws when the player dispatches `preroll:start`. Only loads scripts from this code's
 * own server, whatever a document says.
 * @param {string} hash of its code
 * @returns {Promise<void>} also resolves if loading fails: an advert needs no branding. It may stay pending
 */
export function loadBranding(hash) {
  if (!/^[0-9a-f]{64}$/.test(hash)) return Promise.resolve();
  const before = loaded.get(hash);
  if (before !== undefined) return before;
  const loading = new Promise((/** @type {(value?: any) => void} */ resolve) => {
    const script = document.createElement('script');
    script.src = new URL(`script/${hash}.js`, import.meta.url).href;
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
    document.head.append(script);
  });
  loaded.set(hash, loading);
  return loading;
}
