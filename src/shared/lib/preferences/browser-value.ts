const listeners = new Set<() => void>();

/** What the browser's storage did not take: full or forbidden. It lasts as long as the page. */
const unstored = new Map<string, string>();

/** Reads a text from this browser; null if there is none. */
export function readValue(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return unstored.get(key) ?? null;
  }
}

export function writeValue(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const changed of listeners) changed();
}

/** Forgets what is not in the storage, which is cleared when the session ends. */
export const forgetUnstored = (): void => unstored.clear();

/** Tells of every change, in other tabs too; returns a function that unsubscribes. */
export function subscribeValues(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
