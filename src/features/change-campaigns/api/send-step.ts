import { type CampaignBulk, type CampaignBulkResult, changeCampaigns } from '@/shared/api';
import type { CampaignStep, ChangedCampaign } from '../model/campaign-change';
import { toUndoCalls } from '../model/undo-calls';
import { sendChange } from './use-change-campaigns';

/** Carries out the rarer steps: an undo, a restore, and changes of campaigns of which some are archived. */
export async function sendStep(
  step: CampaignStep,
  campaigns: readonly ChangedCampaign[],
): Promise<readonly CampaignBulkResult[]> {
  if (step.action === 'undo') {
    return (await Promise.all(toUndoCalls(step.of).map(sendUndo))).flat();
  }
  if (step.action === 'restore') {
    // somebody may have restored and started it meanwhile
    const versions = Object.fromEntries(campaigns.map(({ id, version }) => [id, version]));
    return sendChange({ campaigns, change: { action: 'stop' }, versions });
  }
  if (step.action === 'lock') return sendChange({ campaigns, change: { action: 'lock' } });

  const others = campaigns.filter(({ status }) => status !== 'archive');
  const results = others.length === 0 ? [] : await sendChange({ campaigns: others, change: { action: step.action } });
  const refusal =
    step.action === 'archive'
      ? { error: 'This campaign is already archived', unchanged: true }
      : { error: `Archived: restore it before you ${step.action} it` };
  const skipped = campaigns.filter(({ status }) => status === 'archive');
  return [...results, ...skipped.map(({ id }) => ({ id, ok: false, status: 400, changes: [], ...refusal }))];
}

/** One call of several: where it fails, which the client has shown, the others have changed campaigns all the same. */
async function sendUndo(call: CampaignBulk): Promise<readonly CampaignBulkResult[]> {
  try {
    return (await changeCampaigns(call)).results;
  } catch {
    return call.ids.map((id) => ({ id, ok: false, status: 0, error: 'The call failed', changes: [] }));
  }
}
