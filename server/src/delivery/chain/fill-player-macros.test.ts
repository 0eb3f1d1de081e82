import { expect, it } from 'vitest';
import { fillPlayerMacros } from './fill-player-macros.ts';

it('fills the macros that players fill, and leaves others', () => {
  expect(fillPlayerMacros('https://a.example/?a=[PAGEURL]&b=[CACHEBUSTING]&c=[OTHER]', 'https://b.example/?c')).toMatch(
    /^https:\/\/a\.example\/\?a=https%3A%2F%2Fb\.example%2F%3Fc&b=\d{8}&c=\[OTHER\]$/,
  );
});

it('accepts a page that was cut within a character', () => {
  expect(fillPlayerMacros('https://a.example/?a=[PAGEURL]', '\u{1F600}'.slice(0, 1))).toBe(
    'https://a.example/?a=%EF%BF%BD',
  );
});
