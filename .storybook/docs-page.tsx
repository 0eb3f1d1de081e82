import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { create } from 'storybook/theming';
import { accentColors, borderColors, surfaceColors, textColors } from '../src/shared/theme/colors';
import { fonts } from '../src/shared/theme/scales';
import { isDark, onThemeChange } from './shown-theme';

const pageIn = (mode: 'light' | 'dark') =>
  create({
    base: mode,
    fontBase: fonts.body.value,
    fontCode: fonts.mono.value,
    appBg: surfaceColors.panel[mode],
    appContentBg: surfaceColors.panel[mode],
    appPreviewBg: surfaceColors.canvas[mode],
    appBorderColor: borderColors.default[mode],
    colorPrimary: accentColors.text[mode],
    colorSecondary: accentColors.text[mode],
    textColor: textColors.default[mode],
    textMutedColor: textColors.muted[mode],
    barBg: surfaceColors.panel[mode],
    barTextColor: textColors.muted[mode],
    inputBg: surfaceColors.panel[mode],
    inputBorder: borderColors.strong[mode],
    inputTextColor: textColors.default[mode],
  });

const pages = { light: pageIn('light'), dark: pageIn('dark') };

/** Docs page in the theme chosen in the toolbar, with the product's font. */
export default function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const dark = useSyncExternalStore(onThemeChange, isDark);
  return <DocsContainer {...props} theme={dark ? pages.dark : pages.light} />;
}
