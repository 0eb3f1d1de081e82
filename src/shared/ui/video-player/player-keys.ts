export type Command = 'toggle' | 'back' | 'forward' | 'start' | 'end' | 'mute' | 'fullscreen' | 'captions';

export type Place = 'button' | 'seek' | 'volume' | 'elsewhere';

interface Keystroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const anywhere: Record<string, Command> = { k: 'toggle', m: 'mute', f: 'fullscreen', c: 'captions' };

const along: Record<string, Command> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'start',
  End: 'end',
};

/** Vertical arrows only work on sliders; elsewhere they scroll the page. */
const upAndDown: Record<string, Command> = { ArrowUp: 'forward', ArrowDown: 'back' };

/**
 * The command of a key. Buttons handle Space themselves, the volume slider handles its own keys, and combinations with
 * Ctrl, Alt or Cmd belong to the browser.
 */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Keystroke, place: Place): Command | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === ' ') return place === 'button' ? undefined : 'toggle';
  const slider = place === 'seek' ? upAndDown[key] : undefined;
  return anywhere[key.toLowerCase()] ?? (place === 'volume' ? undefined : (along[key] ?? slider));
}
