// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { colorModeKey, followColorMode, readColorMode, setColorMode } from './color-mode';

const isDark = () => document.documentElement.classList.contains('dark');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
});

test('follows the system until the user chooses', () => {
  expect(readColorMode()).toBe('system');
});

test('applies and stores a choice, and removes it for the system theme', () => {
  setColorMode('dark');
  expect(isDark()).toBe(true);
  expect(localStorage.getItem(colorModeKey)).toBe('dark');

  setColorMode('light');
  expect(isDark()).toBe(false);

  setColorMode('system');
  expect(localStorage.length).toBe(0);
});

test('ignores an unknown stored value', () => {
  localStorage.setItem(colorModeKey, 'sepia');
  expect(readColorMode()).toBe('system');
});

test('follows other tabs until unsubscribed', () => {
  const stop = followColorMode();
  localStorage.setItem(colorModeKey, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey }));
  expect(isDark()).toBe(true);

  stop();
  localStorage.setItem(colorModeKey, 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey }));
  expect(isDark()).toBe(true);
});

test('prints in the light theme and restores the dark one afterwards', () => {
  const stop = followColorMode();
  setColorMode('dark');
  window.dispatchEvent(new Event('beforeprint'));
  expect(isDark()).toBe(false);
  window.dispatchEvent(new Event('afterprint'));
  expect(isDark()).toBe(true);
  stop();
});

test('the script that runs before the first paint reads the same key and sets the same class', () => {
  const script = readFileSync('public/color-mode.js', 'utf8');
  expect(script).toContain(`'${colorModeKey}'`);

  localStorage.setItem(colorModeKey, 'dark');
  new Function(script)();
  expect(isDark()).toBe(true);
});
