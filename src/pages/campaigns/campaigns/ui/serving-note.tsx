import { type Campaign, servingLabels, servingWhy } from '@/entities/campaign';
import { StateNote } from '@/widgets/campaign-tabs';

/** States that need no further explanation. */
const plain: readonly Campaign['servingState'][] = ['serving', 'paused_self', 'locked'];

/** A campaign's serving state, with the reason where it needs one. */
export const ServingNote = ({ campaign }: { campaign: Campaign }) => (
  <StateNote
    label={servingLabels[campaign.servingState]}
    note={plain.includes(campaign.servingState) ? null : servingWhy(campaign)}
  />
);
