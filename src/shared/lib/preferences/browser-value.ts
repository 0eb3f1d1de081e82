const listeners = new Set<() => void>();

/** Values that the browser's storage rejected because it is full or blocked. Kept until the page is closed. */
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

/** Clears the values that are not in the storage. The storage itself is cleared when the session ends. */
export const forgetUnstored = (): void => unstored.clear();

/** Subscribes to changes, including those of other tabs; returns a function that unsubscribes. */
export function subscribeValues(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
