import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { colorTokens } from './colors';
import { globalCss } from './global-css';
import { rememberStyles } from './remember-styles';
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

/**
 * The design system: tokens only. A component's recipe lives beside the component, so that a screen
 * loads the recipes of what it shows and nothing else.
 */
export const system = rememberStyles(
  createSystem(
    defaultBaseConfig,
    defineConfig({
      preflight: true,
      // in a layer, each rule that is new makes browsers style and lay out the whole page again
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
  ),
);
