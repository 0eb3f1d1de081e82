import { StatusBadge } from '@/shared/ui/status-badge';
import type { AdvertState } from '../model/advert';
import { advertStateLabels } from '../model/labels';

export const AdvertStatusBadge = ({ status }: { status: AdvertState | 'deleted' }) => (
  <StatusBadge status={status}>{advertStateLabels[status]}</StatusBadge>
);
