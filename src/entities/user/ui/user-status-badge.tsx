import { StatusBadge } from '@/shared/ui/status-badge';
import type { User } from '../model/user';
import { userStatusLabels } from '../model/user-labels';

export const UserStatusBadge = ({ status }: Pick<User, 'status'>) => (
  <StatusBadge status={status}>{userStatusLabels[status]}</StatusBadge>
);
