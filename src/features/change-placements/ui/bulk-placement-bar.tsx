import { Archive } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { StartStop } from '@/shared/ui/start-stop';
import { type ChangedPlacement, useChangePlacements } from '../api/use-change-placements';

interface BulkPlacementBarProps {
  placements: readonly ChangedPlacement[];
  onDone: () => void;
}

export function BulkPlacementBar({ placements, onDone }: BulkPlacementBarProps) {
  const { run, pending, dialog } = useChangePlacements();
  return (
    <>
      <StartStop
        onStart={() => run('start', placements, onDone)}
        onStop={() => run('stop', placements, onDone)}
        pending={pending === 'archive' ? null : pending}
      />
      <Button
        variant="outline"
        size="sm"
        icon={<Archive aria-hidden />}
        loading={pending === 'archive'}
        onClick={() => run('archive', placements, onDone)}
      >
        Archive
      </Button>
      {dialog}
    </>
  );
}
