import { StatusBadge } from '@/shared/ui/status-badge';
import { type Site, siteStatusLabels } from '../model/site';

export const SiteStatusBadge = ({ status }: Pick<Site, 'status'>) => (
  <StatusBadge status={status}>{siteStatusLabels[status]}</StatusBadge>
);
