import type { ReactNode } from 'react';
import type { Shortcut } from '@/shared/lib/shortcut';

/** One thing to do or to go to. */
export interface Command {
  /** Unique in the whole palette. */
  id: string;
  label: string;
  icon?: ReactNode;
  /** What tells it from another of the same name, searched too: an owner, a domain. */
  description?: string | undefined;
  /** Other words that people look for. */
  keywords?: readonly string[];
  /** What does the same without the palette: `Mod+N`. */
  shortcut?: Shortcut;
  /** Why it can't be chosen now; shown in the place of the description. */
  disabledReason?: string | undefined;
  /** Runs once the palette is closed and has given the focus back. */
  onSelect: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
  /** They were looked for with this very text, by a server: all of them are shown. */
  found?: boolean;
}
