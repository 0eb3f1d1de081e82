import { expect, it } from 'vitest';
import { createSealer } from '../answer/sealer.ts';
import { indexOf, placement, request, toIndexed } from '../decision/decision-scene.ts';
import { newLimits } from '../limits/limits-scene.ts';
import { createAnswers } from './answer-request.ts';

it.each([
  ['the placement is stopped', [], false, false, 'not_serving'],
  ['another process delivers', [], true, false, 'unavailable'],
  ['no campaign fits', [], true, true, 'no_campaign'],
  ['what the only campaign has used is just being read', [{ id: 1 }], true, true, 'unavailable'],
])('records why a request gets no advert: %s', (_, campaigns, isServing, mayServe, reason) => {
  const answer = createAnswers({
    ...{ index: indexOf(campaigns.map(toIndexed)), limits: newLimits(), sealer: createSealer(Buffer.alloc(32, 7)) },
    ...{ publicUrl: 'https://preroll.example', mayServe: () => mayServe },
  });
  const asked = { request: { ...request, isAutomatic: false }, placement: { ...placement, isServing } };
  const { document, events } = answer({ ...asked, person: 'somebody', version: '3.0', isFlood: false, isTest: false });
  expect([document, events.map((event) => event.reason)]).toEqual([null, [reason]]);
});
