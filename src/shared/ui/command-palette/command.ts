import type { ReactNode } from 'react';
import type { Shortcut } from '@/shared/lib/shortcut';

export interface Command {
  /** Unique in the whole palette. */
  id: string;
  label: string;
  icon?: ReactNode;
  /** Distinguishes commands with the same label and is searched too: an owner, a domain. */
  description?: string | undefined;
  keywords?: readonly string[];
  /** The shortcut for the same command outside the palette: `Mod+N`. */
  shortcut?: Shortcut;
  /** Disables the command and explains why, in place of the description. */
  disabledReason?: string | undefined;
  /** Called after the palette has closed and returned the focus. */
  onSelect: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
  /** The server has already searched with this text, so the commands are not filtered again. */
  found?: boolean;
}
