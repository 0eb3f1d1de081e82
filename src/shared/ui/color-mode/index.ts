export { type ColorMode, chooseColorMode, followColorMode, readColorMode } from './color-mode';
export { ColorModeToggle } from './color-mode-toggle';
