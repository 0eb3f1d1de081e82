import { type Campaign, servingLabels, servingWhy } from '@/entities/campaign';
import { StateNote } from '@/widgets/campaign-tabs';

/** These words say all of it. */
const plain: readonly Campaign['servingState'][] = ['serving', 'paused_self', 'locked'];

/** Whether a campaign serves, in a word, and why not. */
export const ServingNote = ({ campaign }: { campaign: Campaign }) => (
  <StateNote
    label={servingLabels[campaign.servingState]}
    note={plain.includes(campaign.servingState) ? null : servingWhy(campaign)}
  />
);
