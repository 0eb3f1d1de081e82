import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { colorTokens } from './colors';
import { globalCss } from './global-css';
import {
  breakpoints,
  durations,
  easings,
  fontSizes,
  fonts,
  fontWeights,
  keyframes,
  radii,
  sizes,
  spacing,
  textStyles,
  zIndex,
} from './scales';

/**
 * The design system: tokens only. A component's recipe lives beside the component, so that a screen
 * loads the recipes of what it shows and nothing else.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'ui',
    cssVarsRoot: ':root',
    globalCss,
    theme: {
      breakpoints,
      keyframes,
      textStyles,
      tokens: { durations, easings, fontSizes, fonts, fontWeights, radii, sizes, spacing, zIndex },
      semanticTokens: {
        colors: colorTokens,
        shadows: {
          sm: { value: { _light: '0 1px 2px rgb(20 24 31 / 0.06)', _dark: '0 1px 2px rgb(0 0 0 / 0.4)' } },
          md: {
            value: {
              _light: '0 0 0 1px rgb(20 24 31 / 0.06), 0 6px 20px rgb(20 24 31 / 0.12)',
              _dark: '0 0 0 1px rgb(255 255 255 / 0.08), 0 6px 20px rgb(0 0 0 / 0.5)',
            },
          },
          lg: {
            value: {
              _light: '0 0 0 1px rgb(20 24 31 / 0.06), 0 20px 48px rgb(20 24 31 / 0.2)',
              _dark: '0 0 0 1px rgb(255 255 255 / 0.08), 0 20px 48px rgb(0 0 0 / 0.6)',
            },
          },
        },
      },
    },
  }),
);
