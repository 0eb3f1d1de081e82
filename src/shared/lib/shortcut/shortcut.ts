/** Keys that are pressed together, the last one a letter: `Mod` is Command on a Mac and Ctrl elsewhere. */
export type Shortcut = `Mod+${string}`;

/** Whether the keyboard has a Command key. */
export const hasCommandKey = (platform = navigator.platform): boolean => /Mac|iPhone|iPad/.test(platform);

const letterOf = (shortcut: Shortcut): string => shortcut.slice('Mod+'.length);

/** The keys as they are printed on the keyboard. */
export const printedKeys = (shortcut: Shortcut, command = hasCommandKey()): readonly [string, string] => [
  command ? '⌘' : 'Ctrl',
  letterOf(shortcut),
];

/** The keys as `aria-keyshortcuts` names them. */
export const ariaKeys = (shortcut: Shortcut, command = hasCommandKey()): string =>
  `${command ? 'Meta' : 'Control'}+${letterOf(shortcut)}`;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether these keys and no others are pressed. A layout without Latin letters is told by the key's place. */
export function isPressed(shortcut: Shortcut, event: Pressed, command = hasCommandKey()): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || shiftKey || metaKey !== command || ctrlKey === command) return false;
  const letter = letterOf(shortcut);
  return /^[a-z]$/i.test(key) ? key.toUpperCase() === letter : code === `Key${letter}`;
}
