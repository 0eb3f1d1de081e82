import { describe, expect, it, test } from 'vitest';
import { colours } from '../../.storybook/tokens/colour-list.ts';
import { cssVariable, tokenFiles } from '../../.storybook/tokens/token-files.ts';
import { colorTokens } from '../../src/shared/theme/colors.ts';
import { system } from '../../src/shared/theme/index.ts';

const namesIn = (tree: object, path: readonly string[] = []): string[] =>
  'value' in tree
    ? [path.filter((part) => part !== 'DEFAULT').join('.')]
    : Object.entries(tree).flatMap(([name, branch]) => namesIn(branch, [...path, name]));

test('every colour of the theme has a role', () => {
  expect(new Set(colours.map(({ name }) => name))).toEqual(new Set(namesIn(colorTokens)));
  expect(colours.filter(({ role }) => role === '')).toEqual([]);
});

describe('variables have the names used in the application', () => {
  it.each([
    ['colors', 'surface.canvas'],
    ['colors', 'text'],
    ['colors', 'text.onSolid'],
    ['colors', 'tone.warning.graph'],
    ['spacing', '0.5'],
    ['sizes', 'sidebarCollapsed'],
    ['radii', 'lg'],
    ['shadows', 'md'],
    ['borderWidths', 'hairline'],
    ['fontWeights', 'medium'],
  ])('%s.%s', (category, name) => {
    expect(system.token.var(`${category}.${name}`)).toBe(`var(${cssVariable(category, name)})`);
    expect(tokenFiles['tokens.css']?.()).toContain(`  ${cssVariable(category, name)}: `);
  });
});

describe.each(['light', 'dark'] as const)('the token file of the %s theme', (theme) => {
  const tree = JSON.parse(tokenFiles[`tokens.${theme}.json`]?.() ?? '');

  it('has values, types and roles', () => {
    expect(tree.color.surface.canvas).toMatchObject({
      $type: 'color',
      $value: colours.find(({ name }) => name === 'surface.canvas')?.[theme],
    });
    expect(tree.color.text.default.$description).toMatch(/read first/);
    expect(tree.color.text.muted.$type).toBe('color');
    expect(tree.spacing['0_5']).toEqual({ $type: 'dimension', $value: '0.125rem' });
    expect(tree.easings.standard.$value).toEqual([0.2, 0, 0, 1]);
  });
});
