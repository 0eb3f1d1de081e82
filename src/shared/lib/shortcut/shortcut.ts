/** A key combination with a letter: `Mod` is Command on a Mac and Ctrl elsewhere. */
export type Shortcut = `Mod+${string}`;

/** Whether the keyboard has a Command key. */
export const hasCommandKey = (platform = navigator.platform): boolean => /Mac|iPhone|iPad/.test(platform);

const letterOf = (shortcut: Shortcut): string => shortcut.slice('Mod+'.length);

/** The labels printed on the keys. */
export const shortcutLabels = (shortcut: Shortcut, command = hasCommandKey()): readonly [string, string] => [
  command ? '⌘' : 'Ctrl',
  letterOf(shortcut),
];

/** The combination in the format of `aria-keyshortcuts`. */
export const ariaKeys = (shortcut: Shortcut, command = hasCommandKey()): string =>
  `${command ? 'Meta' : 'Control'}+${letterOf(shortcut)}`;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether exactly this combination is pressed. Layouts without Latin letters are matched by the physical position of
 * the key.
 */
export function isPressed(shortcut: Shortcut, event: Pressed, command = hasCommandKey()): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || shiftKey || metaKey !== command || ctrlKey === command) return false;
  const letter = letterOf(shortcut);
  return /^[a-z]$/i.test(key) ? key.toUpperCase() === letter : code === `Key${letter}`;
}
