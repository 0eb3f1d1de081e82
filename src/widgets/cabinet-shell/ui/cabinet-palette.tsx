import { useState } from 'react';
import type { Cabinet } from '@/entities/session';
import { CommandPalette, type CommandPaletteProps } from '@/shared/ui/command-palette';
import { useCommands } from '../model/use-commands';
import { useFound } from '../model/use-found';
import { useGo } from '../model/use-go';

interface CabinetPaletteProps extends Pick<CommandPaletteProps, 'open' | 'onClose' | 'onClosed'> {
  cabinet: Cabinet;
}

/** What can be done and found in a cabinet. */
export function CabinetPalette({ cabinet, ...props }: CabinetPaletteProps) {
  const [text, setText] = useState('');
  const go = useGo();
  const commands = useCommands(cabinet, go);
  const { groups, status } = useFound(cabinet, text, go);
  return (
    <CommandPalette
      {...props}
      label="Search"
      placeholder="Search or go to"
      groups={[...commands, ...groups]}
      text={text}
      onTextChange={setText}
      status={status}
    />
  );
}
