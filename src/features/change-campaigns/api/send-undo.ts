import { type CampaignBulk, type CampaignBulkResult, changeCampaigns } from '@/shared/api';
import { toUndoCalls } from '../model/undo-calls';

/** Undoes the change that had these results. */
export const sendUndo = async (of: readonly CampaignBulkResult[]): Promise<readonly CampaignBulkResult[]> =>
  (await Promise.all(toUndoCalls(of).map(sendCall))).flat();

/**
 * Sends one of several calls. A failure, which the API client has shown, must not discard the results of the others.
 */
async function sendCall(call: CampaignBulk): Promise<readonly CampaignBulkResult[]> {
  try {
    return (await changeCampaigns(call)).results;
  } catch {
    return call.ids.map((id) => ({ id, ok: false, status: 0, error: 'The call failed', changes: [] }));
  }
}
