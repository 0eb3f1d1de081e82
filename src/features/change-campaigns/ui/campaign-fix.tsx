import type { CampaignBulkResult } from '@/shared/api';
import { Link } from '@/shared/ui/link';

/** Links a campaign that can't be changed to the place where the cause can be fixed: its form, or its page. */
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
