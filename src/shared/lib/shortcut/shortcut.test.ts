import { describe, expect, it } from 'vitest';
import { ariaKeys, hasCommandKey, isPressed, shortcutLabels } from './shortcut';

const none = { key: 'k', code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('isPressed', () => {
  it.each([
    { what: 'the letter alone', event: none, elsewhere: false, onMac: false },
    { what: 'Ctrl', event: { ...none, ctrlKey: true }, elsewhere: true, onMac: false },
    { what: 'Command', event: { ...none, metaKey: true }, elsewhere: false, onMac: true },
    { what: 'both', event: { ...none, ctrlKey: true, metaKey: true }, elsewhere: false, onMac: false },
    { what: 'Ctrl and Shift', event: { ...none, ctrlKey: true, shiftKey: true }, elsewhere: false, onMac: false },
    { what: 'Ctrl and Alt', event: { ...none, ctrlKey: true, altKey: true }, elsewhere: false, onMac: false },
    { what: 'caps lock', event: { ...none, key: 'K', ctrlKey: true }, elsewhere: true, onMac: false },
    {
      what: 'another letter',
      event: { ...none, key: 'j', code: 'KeyJ', ctrlKey: true },
      elsewhere: false,
      onMac: false,
    },
    { what: 'a Cyrillic layout', event: { ...none, key: 'л', ctrlKey: true }, elsewhere: true, onMac: false },
    // Dvorak has another letter at the position of K
    { what: 'a moved letter', event: { ...none, key: 't', ctrlKey: true }, elsewhere: false, onMac: false },
  ])('$what', ({ event, elsewhere, onMac }) => {
    expect(isPressed('Mod+K', event, false)).toBe(elsewhere);
    expect(isPressed('Mod+K', event, true)).toBe(onMac);
  });
});

it.each([
  { platform: 'MacIntel', printed: ['⌘', 'K'], aria: 'Meta+K' },
  { platform: 'iPad', printed: ['⌘', 'K'], aria: 'Meta+K' },
  { platform: 'Linux x86_64', printed: ['Ctrl', 'K'], aria: 'Control+K' },
  { platform: 'Win32', printed: ['Ctrl', 'K'], aria: 'Control+K' },
])('on $platform: $aria', ({ platform, printed, aria }) => {
  const command = hasCommandKey(platform);
  expect(shortcutLabels('Mod+K', command)).toEqual(printed);
  expect(ariaKeys('Mod+K', command)).toBe(aria);
});
