import { Play, Square } from 'lucide-react';
import type { Placement } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { useChangePlacements } from '../api/use-change-placements';

export function PlacementSwitch({ placement }: { placement: Placement }) {
  const { run, pending, dialog } = useChangePlacements();
  const isWorking = placement.status === 'working';
  return (
    <>
      <Button
        variant="outline"
        icon={isWorking ? <Square aria-hidden /> : <Play aria-hidden />}
        loading={pending !== null}
        onClick={() => run(isWorking ? 'stop' : 'start', [placement])}
      >
        {isWorking ? 'Stop' : 'Start'}
      </Button>
      {dialog}
    </>
  );
}
