import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { css } from '@emotion/react';
import { expect, test } from 'vitest';
import { cacheStyles } from './cache-styles';

const system = createSystem(defaultBaseConfig, { theme: { tokens: { spacing: { 4: { value: '1rem' } } } } });
const remembering = cacheStyles(system);
const recipe = { base: { p: '4' }, variants: { size: { sm: { m: '4' } } } };

test('caches recipes', () => {
  expect(remembering.cva(recipe)).toBe(remembering.cva(recipe));
  expect(remembering.cva(recipe)({ size: 'sm' })).toEqual(system.cva(recipe)({ size: 'sm' }));
});

test.each([
  { styles: [] },
  { styles: [{ p: '4' }] },
  { styles: [{}, { _hover: { p: '4' } }, {}] },
  { styles: [{ p: '4', m: '4' }, { m: '0' }] },
])('$styles is serialized as without the cache', ({ styles }) => {
  const { name, styles: text } = css(system.css(...styles));
  expect(remembering.css(...styles)).toMatchObject({ name, styles: text });
});

test('serializes the same styles once', () => {
  const styles = recipe.base;
  expect(remembering.css(styles, {})).toBe(remembering.css(styles));
});
