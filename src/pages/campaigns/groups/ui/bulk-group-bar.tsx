import { Archive, FolderInput } from 'lucide-react';
import { type ChangedGroup, useChangeGroups } from '@/features/save-group';
import type { GroupAction } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { StartStop } from '@/shared/ui/start-stop';

interface BulkGroupBarProps {
  groups: readonly ChangedGroup[];
  /** Opens the choice of a folder; without it, moving is not offered. */
  onMoveToFolder?: (() => void) | undefined;
  onDone: () => void;
}

export function BulkGroupBar({ groups, onMoveToFolder, onDone }: BulkGroupBarProps) {
  const { run, pending, dialog } = useChangeGroups();
  const change = (action: GroupAction) => run(action, groups, onDone);

  return (
    <>
      <StartStop
        onStart={() => change('start')}
        onStop={() => change('stop')}
        pending={pending === 'archive' ? null : pending}
      />
      <Button
        variant="outline"
        size="sm"
        icon={<Archive aria-hidden />}
        loading={pending === 'archive'}
        onClick={() => change('archive')}
      >
        Archive
      </Button>
      {onMoveToFolder && (
        <Button variant="outline" size="sm" icon={<FolderInput aria-hidden />} onClick={onMoveToFolder}>
          Move to folder
        </Button>
      )}
      {dialog}
    </>
  );
}
