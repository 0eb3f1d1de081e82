import { Play, Square } from 'lucide-react';
import type { Group } from '@/entities/group';
import { Button } from '@/shared/ui/button';
import { useChangeGroups } from '../api/use-change-groups';

/** Starts or stops a group. Its campaigns serve only while it is working. */
export function GroupSwitch({ group }: { group: Group }) {
  const { run, pending, dialog } = useChangeGroups();
  const isWorking = group.status === 'working';
  return (
    <>
      <Button
        variant="outline"
        icon={isWorking ? <Square aria-hidden /> : <Play aria-hidden />}
        loading={pending !== null}
        onClick={() => run(isWorking ? 'stop' : 'start', [group])}
      >
        {isWorking ? 'Stop group' : 'Start group'}
      </Button>
      {dialog}
    </>
  );
}
