import { type CampaignBulkResult, changeCampaigns } from '@/shared/api';
import type { CampaignStep, ChangedCampaign } from '../model/campaign-change';
import { toUndoCalls } from '../model/undo-calls';
import { sendChange } from './use-change-campaigns';

/** Does what is rarer than a start or stop: takes a change back, or changes campaigns of which some are archived. */
export async function sendStep(
  step: CampaignStep,
  campaigns: readonly ChangedCampaign[],
): Promise<readonly CampaignBulkResult[]> {
  if (step.action === 'undo') {
    const answers = await Promise.all(toUndoCalls(step.of).map((call) => changeCampaigns(call)));
    return answers.flatMap(({ results }) => results);
  }
  if (step.action === 'restore') return sendChange({ campaigns, change: { action: 'stop' } });
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
