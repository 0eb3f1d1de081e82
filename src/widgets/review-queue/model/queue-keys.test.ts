import { describe, expect, it } from 'vitest';
import { type KeyPlace, keyPlaceOf, queueCommandOf } from './queue-keys';

const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };
const press = (key: string, more: Partial<typeof none> = {}, place: KeyPlace = 'elsewhere', hasShortcuts = true) =>
  queueCommandOf({ ...none, key, ...more }, place, hasShortcuts);

describe('queueCommandOf', () => {
  it.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['ArrowDown', 'next'],
    ['ArrowUp', 'previous'],
    ['a', 'approve'],
    ['b', 'ban'],
    ['r', 'return'],
    [' ', 'play'],
    ['?', 'help'],
    ['x', undefined],
    ['Enter', undefined],
    ['ArrowLeft', undefined],
  ])('maps %s to %s', (key, command) => {
    expect(press(key, {}, 'list')).toBe(command);
  });

  it('handles arrow keys only in the list', () => {
    for (const place of ['elsewhere', 'button'] as const)
      for (const key of ['ArrowDown', 'ArrowUp']) expect(press(key, {}, place)).toBeUndefined();
  });

  it('ignores single keys if shortcuts are off, except for the arrow keys of the list', () => {
    for (const place of ['list', 'elsewhere', 'button'] as const)
      for (const key of ['a', 'b', 'r', 'j', 'k', ' ', '?']) expect(press(key, {}, place, false)).toBeUndefined();
    expect(press('ArrowDown', {}, 'list', false)).toBe('next');
    expect(press('ArrowUp', {}, 'list', false)).toBe('previous');
  });

  it('accepts capital letters, and physical keys on non-Latin layouts', () => {
    expect(press('A', { code: 'KeyA' })).toBe('approve');
    expect(press('ф', { code: 'KeyA' })).toBe('approve');
    // a Dvorak layout has another letter at the position of J
    expect(press('h', { code: 'KeyJ' })).toBeUndefined();
  });

  it('leaves key combinations to the browser', () => {
    for (const key of ['j', 'a', 'b', 'r', ' ', 'ArrowDown', '?'])
      for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
        expect(press(key, { [modifier]: true }, 'list')).toBeUndefined();
    expect(press('A', { shiftKey: true })).toBeUndefined();
    expect(press('?', { shiftKey: true })).toBe('help');
  });

  it('ignores a held key for decisions', () => {
    for (const key of ['a', 'b', 'r', ' ']) expect(press(key, { repeat: true })).toBeUndefined();
    expect(press('j', { repeat: true })).toBe('next');
    expect(press('ArrowDown', { repeat: true }, 'list')).toBe('next');
  });

  it('ignores keys in text fields, and Space on buttons', () => {
    for (const key of ['j', 'a', 'b', 'r', ' ', 'ArrowDown', '?']) expect(press(key, {}, 'input')).toBeUndefined();
    expect(press(' ', {}, 'button')).toBeUndefined();
    expect(press('a', {}, 'button')).toBe('approve');
  });
});

describe('keyPlaceOf', () => {
  it.each([
    ['<input data-x>', 'input'],
    ['<textarea data-x></textarea>', 'input'],
    ['<select data-x></select>', 'input'],
    ['<div contenteditable><b data-x></b></div>', 'input'],
    ['<button><svg data-x></svg></button>', 'button'],
    ['<nav data-part="queue"><a href="/" data-x></a></nav>', 'list'],
    ['<nav data-part="queue"><button data-x></button></nav>', 'button'],
    ['<a href="/" data-x></a>', 'elsewhere'],
    ['<div data-x></div>', 'elsewhere'],
  ])('classifies %s as %s', (html, place) => {
    const container = document.createElement('div');
    container.innerHTML = html;
    expect(keyPlaceOf(container.querySelector('[data-x]') as Element)).toBe(place);
  });
});
