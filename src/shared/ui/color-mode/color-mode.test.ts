// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { chooseColorMode, colorModeKey, followColorMode, readColorMode } from './color-mode';

const isDark = () => document.documentElement.classList.contains('dark');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
});

test('until something is chosen the system decides', () => {
  expect(readColorMode()).toBe('system');
});

test('a choice is shown and kept, and taking it back leaves nothing behind', () => {
  chooseColorMode('dark');
  expect(isDark()).toBe(true);
  expect(localStorage.getItem(colorModeKey)).toBe('dark');

  chooseColorMode('light');
  expect(isDark()).toBe(false);

  chooseColorMode('system');
  expect(localStorage.length).toBe(0);
});

test('what somebody else wrote under the key is no choice', () => {
  localStorage.setItem(colorModeKey, 'sepia');
  expect(readColorMode()).toBe('system');
});

test('another tab is followed until the end', () => {
  const stop = followColorMode();
  localStorage.setItem(colorModeKey, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey }));
  expect(isDark()).toBe(true);

  stop();
  localStorage.setItem(colorModeKey, 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey }));
  expect(isDark()).toBe(true);
});

test('the script that runs before the first paint reads the same key and sets the same class', () => {
  const script = readFileSync('public/color-mode.js', 'utf8');
  expect(script).toContain(`'${colorModeKey}'`);

  localStorage.setItem(colorModeKey, 'dark');
  new Function(script)();
  expect(isDark()).toBe(true);
});
