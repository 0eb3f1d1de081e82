import { Segmented } from '@/shared/ui/segmented';
import { setColorMode } from './color-mode';
import { colorModeOptions } from './color-mode-options';
import { useColorMode } from './use-color-mode';

const words = colorModeOptions.map(({ value, label }) => ({ value, label }));

interface ColorModeToggleProps {
  /** Shows labels instead of icons, where there is room. */
  worded?: boolean;
}

/** Switches between the system, light and dark themes immediately. */
export const ColorModeToggle = ({ worded = false }: ColorModeToggleProps) => (
  <Segmented
    label="Colour theme"
    options={worded ? words : colorModeOptions}
    value={useColorMode()}
    onChange={setColorMode}
  />
);
