/** What the user chose; `system` until then. */
export type ColorMode = 'system' | 'light' | 'dark';

/**
 * Its own key, apart from everything of the session. `public/color-mode.js` reads it too, before the
 * first paint; keep the two in step.
 */
export const colorModeKey = 'preroll.color-mode';

const prefersDark = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

const isColorMode = (value: string | null): value is ColorMode => value === 'light' || value === 'dark';

/** What was chosen in this browser. */
export function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(colorModeKey);
    return isColorMode(stored) ? stored : 'system';
  } catch {
    // storage may be forbidden; then the system decides
    return 'system';
  }
}

/** Puts the class of the mode on the document. */
function apply(): void {
  const mode = readColorMode();
  const isDark = mode === 'dark' || (mode === 'system' && window.matchMedia(prefersDark).matches);
  document.documentElement.classList.toggle('dark', isDark);
}

/** Keeps a choice in this browser and shows it. */
export function chooseColorMode(mode: ColorMode): void {
  try {
    if (mode === 'system') localStorage.removeItem(colorModeKey);
    else localStorage.setItem(colorModeKey, mode);
  } catch {
    // not kept then
  }
  apply();
  for (const changed of listeners) changed();
}

/** Follows the system and other tabs from now on; called once at start-up. Returns what ends it. */
export function followColorMode(): () => void {
  const update = () => {
    apply();
    for (const changed of listeners) changed();
  };
  const system = window.matchMedia(prefersDark);
  system.addEventListener('change', update);
  window.addEventListener('storage', update);
  apply();
  return () => {
    system.removeEventListener('change', update);
    window.removeEventListener('storage', update);
  };
}

export function subscribeColorMode(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
