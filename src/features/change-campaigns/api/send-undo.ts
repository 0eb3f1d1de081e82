import { type CampaignBulk, type CampaignBulkResult, changeCampaigns } from '@/shared/api';
import { toUndoCalls } from '../model/undo-calls';

/** Takes back the change with these results. */
export const sendUndo = async (of: readonly CampaignBulkResult[]): Promise<readonly CampaignBulkResult[]> =>
  (await Promise.all(toUndoCalls(of).map(sendCall))).flat();

/** One call of several: where it fails, which the client has shown, the others have changed campaigns all the same. */
async function sendCall(call: CampaignBulk): Promise<readonly CampaignBulkResult[]> {
  try {
    return (await changeCampaigns(call)).results;
  } catch {
    return call.ids.map((id) => ({ id, ok: false, status: 0, error: 'The call failed', changes: [] }));
  }
}
