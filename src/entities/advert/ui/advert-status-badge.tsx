import { StatusBadge } from '@/shared/ui/status-badge';
import type { AdvertStatus } from '../model/advert';
import { advertStatusLabels } from '../model/labels';

export const AdvertStatusBadge = ({ status }: { status: AdvertStatus }) => (
  <StatusBadge status={status}>{advertStatusLabels[status]}</StatusBadge>
);
