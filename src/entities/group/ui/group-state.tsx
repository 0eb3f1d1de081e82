import { StateLabel } from '@/shared/ui/state-label';
import type { Group } from '../model/group';
import { groupServing } from '../model/group-serving';

interface GroupStateProps {
  group: Group;
  /** Shows the reason in a line below the state. */
  withReason?: boolean;
}

export function GroupState({ group, withReason = false }: GroupStateProps) {
  const { label, note, brief = note, kind } = groupServing(group);
  return (
    <StateLabel state={kind} reason={withReason ? brief : null}>
      {label}
    </StateLabel>
  );
}
