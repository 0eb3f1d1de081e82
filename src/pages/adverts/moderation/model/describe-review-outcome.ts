import { type Advert, advertStateLabels, advertStateOf } from '@/entities/advert';

const because = (reason: string | null | undefined) => (reason ? `: ${reason}` : '.');

/** Names the decision by which an advert left the queue, as a sentence. */
export function describeReviewOutcome(advert: Pick<Advert, 'status' | 'returned' | 'ban'>): string {
  const state = advertStateOf(advert);
  if (state === 'returned') return `It was returned to its owner${because(advert.returned?.reason)}`;
  if (state === 'ban') return `It was banned${because(advert.ban)}`;
  if (state === 'deleted') return 'It was deleted.';
  const since = state === 'approved' ? '' : ` Its status is now: ${advertStateLabels[state]}.`;
  return `It was approved.${since}`;
}
