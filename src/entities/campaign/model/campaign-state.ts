import { stateOfCampaign } from '@preroll/rules/campaign/serving-reasons';
import type { CampaignState } from '@/shared/api';
import type { StateKind } from '@/shared/ui/state-label';
import type { Campaign } from './campaign';
import { servingLabels } from './serving-labels';

const kinds: Record<CampaignState, StateKind> = {
  serving: 'serving',
  not_started: 'waiting',
  finished: 'ended',
  paused_self: 'paused',
  paused_parent: 'paused',
  limit_reached: 'limited',
  no_approved_advert: 'missing',
  no_balance: 'missing',
  no_erid: 'missing',
  no_feed: 'missing',
  schedule_closed: 'paused',
  locked: 'locked',
  owner_locked: 'locked',
  owner_deleted: 'locked',
  archived: 'archived',
};

/** Labels of the actual states of a campaign. */
export const campaignStateLabels: Readonly<Record<CampaignState, string>> = { ...servingLabels, archived: 'Archived' };

/** The label and the icon of a campaign's actual state. */
export function campaignState({ status, servingState }: Pick<Campaign, 'status' | 'servingState'>): {
  label: string;
  kind: StateKind;
} {
  const state = stateOfCampaign(status, servingState);
  return { label: campaignStateLabels[state], kind: kinds[state] };
}
