import { Play, Square } from 'lucide-react';
import type { Group } from '@/entities/group';
import { Button } from '@/shared/ui/button';
import { useUpdateGroup } from '../api/use-update-group';

/** Starts or stops a group: its campaigns serve only while it is working. */
export function GroupSwitch({ group }: { group: Group }) {
  const { mutate: update, isPending } = useUpdateGroup(group);
  const isWorking = group.status === 'working';
  return (
    <Button
      variant="outline"
      icon={isWorking ? <Square aria-hidden /> : <Play aria-hidden />}
      loading={isPending}
      onClick={() => update({ status: isWorking ? 'stopped' : 'working' })}
    >
      {isWorking ? 'Stop group' : 'Start group'}
    </Button>
  );
}
