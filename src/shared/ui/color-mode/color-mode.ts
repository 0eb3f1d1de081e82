import { createEvent } from 'effector';

/** The user's choice; `system` by default. */
export type ColorMode = 'system' | 'light' | 'dark';

/**
 * Storage key, separate from session data. `public/color-mode.js` reads it before the first paint; keep both in sync.
 */
export const colorModeKey = 'preroll.color-mode';

const prefersDark = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

const isColorMode = (value: string | null): value is ColorMode => value === 'light' || value === 'dark';

/** Reads the choice stored in this browser. */
export function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(colorModeKey);
    return isColorMode(stored) ? stored : 'system';
  } catch {
    // storage is blocked: follow the system
    return 'system';
  }
}

function apply(): void {
  const mode = readColorMode();
  const isDark = mode === 'dark' || (mode === 'system' && window.matchMedia(prefersDark).matches);
  document.documentElement.classList.toggle('dark', isDark);
}

/** The user chose a theme in this browser. */
export const colorModeChanged = createEvent<ColorMode>();

/** Stores the user's choice in this browser, applies it and fires `colorModeChanged`. */
export function setColorMode(mode: ColorMode): void {
  applyColorMode(mode);
  colorModeChanged(mode);
}

/** Stores a theme in this browser and applies it. */
export function applyColorMode(mode: ColorMode): void {
  try {
    if (mode === 'system') localStorage.removeItem(colorModeKey);
    else localStorage.setItem(colorModeKey, mode);
  } catch {
    // storage is blocked: the choice lasts until the page is closed
  }
  apply();
  for (const changed of listeners) changed();
}

/** Browsers print the dark theme's light text without its background, so printing uses the light theme. */
const lightenPaper = () => document.documentElement.classList.remove('dark');

/** Follows the system and other tabs. Called once at start-up; returns a function that unsubscribes. */
export function followColorMode(): () => void {
  const update = () => {
    apply();
    for (const changed of listeners) changed();
  };
  const system = window.matchMedia(prefersDark);
  system.addEventListener('change', update);
  window.addEventListener('storage', update);
  window.addEventListener('beforeprint', lightenPaper);
  window.addEventListener('afterprint', apply);
  apply();
  return () => {
    system.removeEventListener('change', update);
    window.removeEventListener('storage', update);
    window.removeEventListener('beforeprint', lightenPaper);
    window.removeEventListener('afterprint', apply);
  };
}

export function subscribeColorMode(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
