import { expect, it } from 'vitest';
import { colorTokens } from '../../src/shared/theme/colors.ts';
import { colourMatrices, colourTints } from '../../src/shared/theme/colour-samples.ts';

/** The name of each token as used in code; the default of a group has the name of the group. */
function namesOf(tokens: object, path: string[] = []): string[] {
  if ('value' in tokens) return [path.filter((name) => name !== 'DEFAULT').join('.')];
  return Object.entries(tokens).flatMap(([name, below]: [string, object]) => namesOf(below, [...path, name]));
}

it('each colour of the theme is on the docs page of colours', () => {
  const shown = new Set([
    ...colourMatrices.flatMap(({ colors, surfaces }) => [...Object.keys(colors), ...Object.keys(surfaces)]),
    ...colourTints.flatMap(({ text, ground }) => [text[0], ground[0]]),
  ]);
  const names = namesOf(colorTokens);
  expect(names).toContain('border');
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
  expect([...shown].filter((name) => !names.includes(name))).toEqual([]);
});
