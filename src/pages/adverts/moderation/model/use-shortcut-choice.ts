import { useSyncExternalStore } from 'react';
import { readValue, subscribeValues, writeValue } from '@/shared/lib/preferences';

const KEY = 'moderation:shortcuts';
const OFF = 'off';

/** Whether single keys act in the queue, in this browser: speech input and slips of the hand press them unasked. */
export function useShortcutChoice(): { hasShortcuts: boolean; choose: (hasShortcuts: boolean) => void } {
  const text = useSyncExternalStore(subscribeValues, () => readValue(KEY));
  return { hasShortcuts: text !== OFF, choose: (isOn) => writeValue(KEY, isOn ? 'on' : OFF) };
}
