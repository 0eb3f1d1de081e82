import type { CampaignBulkResult } from '@/shared/api';
import { Link } from '@/shared/ui/link';

/** Leads from a campaign that can't be changed to where the cause is mended: its form, or its page. */
export const CampaignFix = ({ result: { id, errors } }: { result: Pick<CampaignBulkResult, 'id' | 'errors'> }) =>
  errors === undefined ? (
    <Link from="/$cabinet/campaigns" to="/$cabinet/campaigns/$campaignId" params={{ campaignId: id }}>
      Open the campaign
    </Link>
  ) : (
    <Link from="/$cabinet/campaigns" to="/$cabinet/campaigns/$campaignId/edit" params={{ campaignId: id }}>
      Edit the campaign
    </Link>
  );
