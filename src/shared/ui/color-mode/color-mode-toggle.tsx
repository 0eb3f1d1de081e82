import { Segmented } from '@/shared/ui/segmented';
import { chooseColorMode } from './color-mode';
import { colorModeOptions } from './color-mode-options';
import { useColorMode } from './use-color-mode';

/** Switches between the system, light and dark themes immediately. */
export const ColorModeToggle = () => (
  <Segmented label="Colour theme" options={colorModeOptions} value={useColorMode()} onChange={chooseColorMode} />
);
