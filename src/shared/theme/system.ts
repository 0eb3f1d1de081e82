import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { cacheStyles } from './cache-styles';
import { colorTokens } from './colors';
import { globalCss } from './global-css';
import {
  borderWidths,
  breakpoints,
  durations,
  easings,
  fontSizes,
  fonts,
  fontWeights,
  keyframes,
  outlineOffsets,
  radii,
  shadows,
  sizes,
  spacing,
  textStyles,
  zIndex,
} from './scales';

const created = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    // with layers, each new rule makes browsers recalculate style and layout of the whole page
    disableLayers: true,
    cssVarsPrefix: 'ui',
    cssVarsRoot: ':root',
    globalCss,
    utilities: { outlineOffset: { values: outlineOffsets }, outlineWidth: { values: 'borderWidths' } },
    theme: {
      breakpoints,
      keyframes,
      textStyles,
      tokens: { borderWidths, durations, easings, fontSizes, fonts, fontWeights, radii, sizes, spacing, zIndex },
      semanticTokens: {
        colors: colorTokens,
        shadows,
      },
    },
  }),
);

/**
 * The design system: tokens only. Recipes are colocated with their components, so that a screen loads only the ones it
 * uses. A component's `translate` property is the HTML attribute, which prevents machine translation, and not the CSS
 * property.
 */
export const system = cacheStyles({
  ...created,
  isValidProperty: (property) => property !== 'translate' && created.isValidProperty(property),
});
