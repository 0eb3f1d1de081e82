import { describe, expect, it } from 'vitest';
import { prepareRequest } from '../../advertising/targeting/prepared-request.ts';
import type { Targeting } from '../../advertising/targeting/targeting.ts';
import { decide, type Gate } from './decide.ts';
import { type Campaign, indexOf, placement, request, toIndexed } from './decision-scene.ts';
import { explain } from './explain.ts';
import { type GateRefusal, type Refusal, refusals } from './refusals.ts';

const explainAll = async (campaigns: Campaign[], gate: Gate = () => null, on = {}) => {
  const index = indexOf(campaigns.map(toIndexed));
  const prepared = prepareRequest(request);
  const place = { ...placement, ...on };
  const verdicts = await explain(index, prepared, place, gate);
  const { won } = decide(index, prepared, place, gate);
  // both must have the same winner
  const winners = verdicts.filter(({ refusal }) => refusal === null).map(({ campaign }) => campaign.limited.id);
  expect(winners).toEqual(won === null ? [] : [won.campaign.limited.id]);
  return verdicts.map(({ refusal }) => refusal);
};

const away = { white: ['x'], black: [] };
const targetings: [Refusal, Targeting][] = [
  ['schedule', { active_hours: [20] }],
  ['device', { devices: ['desktop'] }],
  ['os', { mobile_os: { white: ['ios'], black: [] } }],
  ['browser', { browsers: { white: ['safari'], black: [] } }],
  ['language', { languages: { white: ['en'], black: [] } }],
  ['geo', { country: { white: ['FR'], black: [] } }],
  ['ip', { ip: { white: ['10.9.0.0/16'], black: [] } }],
  ['referer', { referer: away }],
  ['source', { source: away }],
  ['keyword', { keywords: away }],
  ['category', { categories: { white: ['IAB2'], black: [] } }],
  ['resolution', { resolution: { white: ['6'], black: [] } }],
  ['feed', { feeds: [4] }],
];
const others: [Refusal, Partial<Campaign>][] = [
  ['chain_stopped', { isStarted: false, endDate: '2026-11-27' }],
  ['chain_stopped', { adverts: [], lacks: 'chain_stopped' }],
  ['not_started', { startDate: '2026-11-29', formatId: 2 }],
  ['finished', { endDate: '2026-11-27', adverts: [], lacks: 'no_erid' }],
  ['format', { formatId: 2, price: 1 }],
  ['floor', { price: 89_999, adverts: [['blocked.example', 1]] }],
  ['blocked_category', { adverts: [['blocked.example', 1, 'IAB18']] }],
  ['blocked_domain', { adverts: [['blocked.example', 1]], targeting: { feeds: [4] } }],
  ['no_erid', { adverts: [], lacks: 'no_erid' }],
  ['geo', { adverts: [], lacks: 'no_erid', targeting: { country: { white: ['FR'], black: [] } } }],
];
const ofGate: GateRefusal[] = ['unread', 'limit_total', 'limit_day', 'no_balance', 'pacing', 'frequency'];
const on = {
  ...{ floor: 1_000_000, currency: 'USD' },
  ...{ blockedCategories: new Set(['IAB18']), blockedDomains: new Set(['blocked.example']) },
};

describe('the first refusal of a campaign', () => {
  it.each([...others, ...targetings.map(([refusal, targeting]) => [refusal, { targeting }] as const)])(
    'is %s: %o',
    async (refusal, campaign) => {
      // the gate would refuse it too, and another campaign wins
      const gate: Gate = ({ id }) => (id === 1 ? 'frequency' : null);
      expect(await explainAll([{ id: 1, ...campaign }, { id: 2 }], gate, on)).toEqual([refusal, null]);
    },
  );

  it.each(ofGate)('is %s of the gate', async (refusal) => {
    expect(await explainAll([{ id: 1 }, { id: 2 }], ({ id }) => (id === 1 ? refusal : null))).toEqual([refusal, null]);
  });

  it('is lost_auction for all others that would pass', async () => {
    expect(await explainAll([{ id: 1 }, { id: 2, price: 3_000_000 }, { id: 3, price: 2_000_000 }])).toEqual([
      'lost_auction',
      null,
      'lost_auction',
    ]);
  });

  it('is that of the advert that passes the most checks', async () => {
    const adverts: [string, number][] = [
      ['blocked.example', 1],
      ['shop.example', 0.01],
    ];
    const blocked = { blockedDomains: new Set(['blocked.example']) };
    expect(await explainAll([{ id: 1, adverts }], undefined, blocked)).toEqual([null]);
    expect(await explainAll([{ id: 1, adverts }, { id: 2 }], undefined, blocked)).toEqual(['lost_auction', null]);
    expect(await explainAll([{ id: 1, adverts }], undefined, { ...blocked, floor: 20_000_000 })).toEqual([
      'blocked_domain',
    ]);
  });

  it('is found for at most 100 campaigns at a time, so that the event loop is not blocked', async () => {
    const index = indexOf(Array.from({ length: 2500 }, (_, n) => toIndexed({ id: n + 1 })));
    const judged: number[] = [];
    let [sinceTurn, isDone] = [0, false];
    const gate: Gate = () => {
      sinceTurn += 1;
      return 'pacing';
    };
    const turn = () => {
      judged.push(sinceTurn);
      sinceTurn = 0;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    await explain(index, prepareRequest(request), placement, gate);
    isDone = true;
    turn();
    expect(judged.reduce((sum, count) => sum + count)).toBe(2500);
    expect(Math.max(...judged)).toBeLessThanOrEqual(100);
  });

  it('is in the table for every refusal', () => {
    const tested = [...others, ...targetings].map(([refusal]) => refusal);
    expect(new Set([...tested, ...ofGate, 'lost_auction'])).toEqual(new Set(refusals));
  });
});
