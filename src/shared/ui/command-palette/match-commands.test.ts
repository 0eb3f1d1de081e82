import { describe, expect, it } from 'vitest';
import type { Command } from './command';
import { matchCommands, wordsOf } from './match-commands';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  label,
  onSelect: () => {},
  ...more,
});

const groups = [
  { label: 'Go to', commands: [command('Campaigns'), command('Global settings'), command('Settings')] },
  { label: 'Theme', commands: [command('Dark', { description: 'Colour theme', keywords: ['night'] })] },
];

/** Returns the matching labels by group. */
const found = (text: string) =>
  Object.fromEntries(
    matchCommands(groups, text).map(({ label, commands }) => [label, commands.map((one) => one.label)]),
  );

describe('matchCommands', () => {
  it.each([
    { text: '', expected: { 'Go to': ['Campaigns', 'Global settings', 'Settings'], Theme: ['Dark'] } },
    { text: '  ', expected: { 'Go to': ['Campaigns', 'Global settings', 'Settings'], Theme: ['Dark'] } },
    { text: 'SETT', expected: { 'Go to': ['Settings', 'Global settings'] } },
    { text: ' gl', expected: { 'Go to': ['Global settings'] } },
    { text: 'set glob', expected: { 'Go to': ['Global settings'] } },
    { text: 'colour dark', expected: { Theme: ['Dark'] } },
    { text: 'night', expected: { Theme: ['Dark'] } },
    { text: 'a.*', expected: {} },
    { text: 'nobody', expected: {} },
  ])('"$text"', ({ text, expected }) => {
    expect(found(text)).toEqual(expected);
  });

  it('keeps results filtered by the server', () => {
    const [shown] = matchCommands([{ label: 'Sites', found: true, commands: [command('Evening news')] }], 'oleg');
    expect(shown?.commands.map(({ label }) => label)).toEqual(['Evening news']);
  });
});

it('splits a text into words', () => {
  expect(wordsOf('  Spring   Sale ')).toEqual(['spring', 'sale']);
});
