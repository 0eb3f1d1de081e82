import { describe, expect, it } from 'vitest';
import { type AdvertReviewAction, checkAdvertReview } from './advert-review.ts';
import { type ViewerName, viewers } from './advert-status.cases.ts';

const states = ['moderate', 'returned', 'approved', 'working', 'stopped', 'ban', 'deleted'] as const;

const cannot = (action: AdvertReviewAction, status: string) => `cannot ${action}, advert status ${status}`;

/** One entry per state, in the order above: the refusal, or null if the action is allowed. */
const byAdmin: Record<AdvertReviewAction, (string | null)[]> = {
  return: [null, null, ...states.slice(2).map((status) => cannot('return', status))],
  resubmit: ['advert already on moderate', null, ...states.slice(2).map((status) => cannot('resubmit', status))],
};

const byAnybodyElse: typeof byAdmin = { ...byAdmin, return: states.map(() => 'only admin can return') };

const cells = (Object.keys(viewers) as ViewerName[]).flatMap((viewer) =>
  (['return', 'resubmit'] as const).flatMap((action) =>
    states.map((state, index) => ({
      viewer,
      action,
      state,
      text: (viewer === 'admin' ? byAdmin : byAnybodyElse)[action][index],
    })),
  ),
);

const codeOf = (text: string) => {
  if (text.startsWith('only')) return 'forbidden';
  return text.startsWith('cannot') ? 'invalid-transition' : 'no-change';
};

describe('checkAdvertReview', () => {
  it.each(cells)('$viewer: $action, $state is $text', ({ viewer, action, state, text }) => {
    const isReturned = state === 'returned';
    const facts = { status: isReturned ? 'moderate' : state, isReturned } as const;
    const expected = typeof text === 'string' ? { code: codeOf(text), text } : null;
    expect(checkAdvertReview(facts, action, viewers[viewer])).toEqual(expected);
  });
});
