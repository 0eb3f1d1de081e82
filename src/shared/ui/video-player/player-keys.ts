export type Command = 'toggle' | 'back' | 'forward' | 'start' | 'end' | 'mute' | 'fullscreen' | 'captions';

/** What has the focus while a key is pressed. */
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

/** Of a vertical key only a slider knows what it means; elsewhere it scrolls. */
const upAndDown: Record<string, Command> = { ArrowUp: 'forward', ArrowDown: 'back' };

/**
 * What a key asks the player to do. A button takes Space for itself, the volume takes the keys of a slider, and what is
 * pressed together with Ctrl, Alt or Cmd belongs to the browser.
 */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Keystroke, place: Place): Command | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === ' ') return place === 'button' ? undefined : 'toggle';
  const slider = place === 'seek' ? upAndDown[key] : undefined;
  return anywhere[key.toLowerCase()] ?? (place === 'volume' ? undefined : (along[key] ?? slider));
}
