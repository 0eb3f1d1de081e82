import { startCodes, startSteps } from '@preroll/rules/campaign/start-steps';
import { expect, it } from 'vitest';
import type { StartState, StartSteps } from '@/shared/api';
import { describeSteps, nextStep } from './describe-step';

const stepsOf = (states: StartState[], ids: Partial<StartSteps> = {}): StartSteps => ({
  is_finished: false,
  steps: startCodes.map((code, index) => ({ code, state: states[index] ?? 'later' })),
  campaign_id: null,
  advert_id: null,
  ...ids,
});

it.each<[string, StartState[], Partial<StartSteps>, string | null]>([
  ['an empty account', ['to_do', 'to_do', 'to_do'], {}, 'Add legal data'],
  ['legal data', ['done', 'to_do', 'to_do'], {}, 'Top up'],
  ['an invoice', ['done', 'waiting', 'to_do'], {}, 'Create your first campaign'],
  ['a campaign', ['done', 'waiting', 'to_do'], { campaign_id: 12 }, 'Add an advert'],
  ['an advert', ['done', 'done', 'done', 'to_do', 'waiting'], { advert_id: 31 }, 'Register the advert'],
  ['a review', ['done', 'waiting', 'done', 'done', 'waiting'], { advert_id: 31 }, null],
  ['a return', ['done', 'done', 'done', 'done', 'to_do'], { advert_id: 31 }, 'Read what to change'],
  ['an approval', ['done', 'done', 'done', 'done', 'done', 'to_do'], { advert_id: 31 }, 'Go to the advert'],
  ['a start', ['done', 'done', 'done', 'done', 'done', 'done'], { advert_id: 31 }, null],
])('after %s, offers the next possible step', (_name, states, ids, label) => {
  expect(nextStep(stepsOf(states, ids))?.link?.label ?? null).toBe(label);
});

it('names whom a step waits for, and has no note for a finished one', () => {
  const [legal, money] = describeSteps(stepsOf(['done', 'waiting']));
  expect([legal?.note, money?.note]).toEqual(['', 'Your invoice is issued. The balance grows once it is paid.']);
});

it('describes every step of the rule', () => {
  const states = startSteps({ hasLegalData: false, money: 'none', advert: null });
  expect(describeSteps(stepsOf(Object.values(states))).map(({ code }) => code)).toEqual([...startCodes]);
});
