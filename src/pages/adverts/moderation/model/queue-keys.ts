export type QueueCommand = 'next' | 'previous' | 'approve' | 'ban' | 'return' | 'play' | 'help';

interface Keystroke {
  key: string;
  /** The physical key: on a layout without Latin letters it counts. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
}

/** Where the focus is: keys belong to what is typed in or pulled, and Space to a button. */
export type KeyPlace = 'input' | 'button' | 'elsewhere';

const letters: Record<string, QueueCommand> = { j: 'next', k: 'previous', a: 'approve', b: 'ban', r: 'return' };
const arrows: Record<string, QueueCommand> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** A key that is held down goes on through the queue, and decides nothing. */
const repeatable: readonly QueueCommand[] = ['next', 'previous'];

const letterOf = ({ key, code }: Keystroke) => (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase();

function commandFor(stroke: Keystroke, place: KeyPlace): QueueCommand | undefined {
  if (stroke.key === '?') return 'help';
  if (stroke.shiftKey) return undefined;
  if (stroke.key === ' ') return place === 'button' ? undefined : 'play';
  return arrows[stroke.key] ?? letters[letterOf(stroke)];
}

/** The command for a key that is pressed in the queue. Combinations with Ctrl, Alt or Cmd belong to the browser. */
export function queueCommandOf(stroke: Keystroke, place: KeyPlace): QueueCommand | undefined {
  if (place === 'input' || stroke.ctrlKey || stroke.metaKey || stroke.altKey) return undefined;
  const command = commandFor(stroke, place);
  return command && stroke.repeat && !repeatable.includes(command) ? undefined : command;
}

/** What an element does with keys itself. */
export function placeOf(element: Element): KeyPlace {
  if (element.closest('input, textarea, select, [contenteditable]')) return 'input';
  return element.closest('button') ? 'button' : 'elsewhere';
}
