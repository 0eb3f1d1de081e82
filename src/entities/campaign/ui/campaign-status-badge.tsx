import { StatusBadge } from '@/shared/ui/status-badge';
import { type CampaignStatus, campaignStatusLabels } from '../model/campaign';

export const CampaignStatusBadge = ({ status }: { status: CampaignStatus }) => (
  <StatusBadge status={status}>{campaignStatusLabels[status]}</StatusBadge>
);
