import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Segmented } from '@/shared/ui/segmented';
import { type ColorMode, chooseColorMode, readColorMode, subscribeColorMode } from './color-mode';

const options = [
  { value: 'system', label: 'As the system', icon: <Monitor aria-hidden /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
] satisfies { value: ColorMode; label: string; icon: unknown }[];

/** System, light or dark, at once. */
export function ColorModeToggle() {
  const mode = useSyncExternalStore(subscribeColorMode, readColorMode);
  return <Segmented label="Colour theme" options={options} value={mode} onChange={chooseColorMode} />;
}
