export type QueueCommand = 'next' | 'previous' | 'approve' | 'ban' | 'return' | 'play' | 'help';

interface Keystroke {
  key: string;
  /** The physical key, used for layouts without Latin letters. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
}

/** Where the focus is: inputs handle all keys themselves, buttons handle Space, and the list handles arrow keys. */
export type KeyPlace = 'input' | 'button' | 'list' | 'elsewhere';

const letters: Record<string, QueueCommand> = { j: 'next', k: 'previous', a: 'approve', b: 'ban', r: 'return' };
const arrows: Record<string, QueueCommand> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** Commands that a held key repeats; decisions must not be repeated. */
const repeatable: readonly QueueCommand[] = ['next', 'previous'];

const letterOf = ({ key, code }: Keystroke) => (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase();

function shortcutFor(stroke: Keystroke, place: KeyPlace): QueueCommand | undefined {
  if (stroke.key === '?') return 'help';
  if (stroke.shiftKey) return undefined;
  if (stroke.key === ' ') return place === 'button' ? undefined : 'play';
  return letters[letterOf(stroke)];
}

/**
 * The command for a key that is pressed in the queue. Combinations with Ctrl, Alt or Cmd are left to the browser.
 *
 * @param hasShortcuts whether single keys work outside of the list; users can turn them off (WCAG 2.1.4)
 */
export function queueCommandOf(stroke: Keystroke, place: KeyPlace, hasShortcuts: boolean): QueueCommand | undefined {
  if (place === 'input' || stroke.ctrlKey || stroke.metaKey || stroke.altKey) return undefined;
  const arrow = place === 'list' && !stroke.shiftKey ? arrows[stroke.key] : undefined;
  const command = arrow ?? (hasShortcuts ? shortcutFor(stroke, place) : undefined);
  return command && stroke.repeat && !repeatable.includes(command) ? undefined : command;
}

/** Which keys an element handles itself. */
export function keyPlaceOf(element: Element): KeyPlace {
  if (element.closest('input, textarea, select, [contenteditable]')) return 'input';
  if (element.closest('button')) return 'button';
  return element.closest('[data-part=queue]') ? 'list' : 'elsewhere';
}
