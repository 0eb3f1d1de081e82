import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ColorMode } from './color-mode';

/** The themes to choose from, as offered throughout the application. */
export const colorModeOptions: readonly { value: ColorMode; label: string; icon: ReactNode }[] = [
  { value: 'system', label: 'Same as system', icon: <Monitor aria-hidden /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
];
