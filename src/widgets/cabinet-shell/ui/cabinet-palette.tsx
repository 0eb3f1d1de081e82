import { useState } from 'react';
import type { Cabinet } from '@/entities/session';
import { CommandPalette, type CommandPaletteProps } from '@/shared/ui/command-palette';
import { useCommands } from '../model/use-commands';
import { useNavigateFromSearch } from '../model/use-navigate-from-search';
import { useRecordSearch } from '../model/use-record-search';

interface CabinetPaletteProps extends Pick<CommandPaletteProps, 'open' | 'onClose' | 'onClosed'> {
  cabinet: Cabinet;
}

export function CabinetPalette({ cabinet, ...props }: CabinetPaletteProps) {
  const [text, setText] = useState('');
  const go = useNavigateFromSearch();
  const commands = useCommands(cabinet, go);
  const { groups, status } = useRecordSearch(cabinet, text, go);
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
