import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Nadia Petrova', 'NP'],
  ['oleg', 'O'],
  ['  Ana  Maria de Souza ', 'AS'],
  ['𝒜da Lovelace', '𝒜L'],
  ['', ''],
])('"%s" is "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
