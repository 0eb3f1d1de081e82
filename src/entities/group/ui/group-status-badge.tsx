import { StatusBadge } from '@/shared/ui/status-badge';
import { type GroupStatus, groupStatusLabels } from '../model/group';

export const GroupStatusBadge = ({ status }: { status: GroupStatus }) => (
  <StatusBadge status={status}>{groupStatusLabels[status]}</StatusBadge>
);
