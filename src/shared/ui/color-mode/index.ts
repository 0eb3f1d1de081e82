export { applyColorMode, colorModeChanged, followColorMode, setColorMode } from './color-mode';
export { colorModeOptions } from './color-mode-options';
export { ColorModeToggle } from './color-mode-toggle';
export { useColorMode } from './use-color-mode';
export { useIsDark } from './use-is-dark';
