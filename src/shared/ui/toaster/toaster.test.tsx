import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { system } from '@/shared/theme';
import { notify } from './notify';
import { Toaster } from './toaster';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  act(() =>
    root.render(
      <ChakraProvider value={system}>
        <Toaster />
      </ChakraProvider>,
    ),
  );
});

afterEach(() => {
  pass(60_000);
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const showToast = (text: string) => act(() => notify.info(text));
const texts = () => Array.from(document.querySelectorAll('[role=status] p'), (text) => text.textContent);

function button(text: string): HTMLButtonElement {
  const notes = Array.from(document.querySelectorAll('[role=status] > *'));
  const found = notes.find((note) => note.textContent === text)?.querySelector('button');
  if (!found) throw new Error(`There is no notice "${text}"`);
  return found;
}

const pointer = (type: 'pointerover' | 'pointerout', text: string) =>
  act(() => button(text).dispatchEvent(new PointerEvent(type, { bubbles: true })));

test('a toast stays for five seconds', () => {
  showToast('Saved');
  pass(4999);
  expect(texts()).toEqual(['Saved']);
  pass(1);
  expect(texts()).toEqual([]);
});

test('shows the newest three of five', () => {
  for (const count of [1, 2, 3, 4, 5]) showToast(`Notice ${count}`);
  expect(texts()).toEqual(['Notice 3', 'Notice 4', 'Notice 5']);
  pass(5000);
  expect(texts()).toEqual([]);
});

test('showing the same text again restarts its timer', () => {
  showToast('Saved');
  pass(3000);
  showToast('Saved');
  pass(4999);
  expect(texts()).toEqual(['Saved']);
  pass(1);
  expect(texts()).toEqual([]);
});

test('hovering pauses the timers', () => {
  showToast('Read me');
  pass(4000);
  pointer('pointerover', 'Read me');
  pass(60_000);
  expect(texts()).toEqual(['Read me']);
  pointer('pointerout', 'Read me');
  pass(999);
  expect(texts()).toEqual(['Read me']);
  pass(1);
  expect(texts()).toEqual([]);
});

test('focus pauses the timers regardless of the pointer', () => {
  showToast('Read me');
  pass(4000);
  act(() => button('Read me').focus());
  pass(20_000);
  pointer('pointerover', 'Read me');
  pass(20_000);
  pointer('pointerout', 'Read me');
  pass(20_000);
  expect(texts()).toEqual(['Read me']);
  act(() => button('Read me').blur());
  pass(999);
  expect(texts()).toEqual(['Read me']);
  pass(1);
  expect(texts()).toEqual([]);
});

test('the other timers keep running after a toast is dismissed', () => {
  showToast('First');
  showToast('Second');
  act(() => button('Second').focus());
  act(() => button('Second').click());
  expect(texts()).toEqual(['First']);
  pass(5000);
  expect(texts()).toEqual([]);
});

test('dismissing a hovered toast resumes the timers', () => {
  showToast('First');
  pointer('pointerover', 'First');
  act(() => button('First').click());
  showToast('Second');
  pass(5000);
  expect(texts()).toEqual([]);
});
