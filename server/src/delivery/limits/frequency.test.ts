import { describe, expect, it } from 'vitest';
import { createFrequency } from './frequency.ts';
import { campaignOf, later, limitsWith, noon, serve, unusedStateOf, viewerOf } from './limits-scene.ts';

const ann = viewerOf('ann');

describe('a limit per person', () => {
  it.each([
    ['of shows', { uniqueUsers: 1 }, 29.5 * 86_400],
    ['of time', { userTimeout: 600 }, 600],
  ])('%s refuses who was shown the campaign, and nobody else', (_, limit, seconds) => {
    const [campaign, other] = [campaignOf({ limits: limit }), campaignOf({ id: 2, limits: limit })];
    const limits = limitsWith(campaign);
    limits.load(unusedStateOf(other));
    limits.settle(serve(limits, campaign, noon, ann), 'show', noon);
    expect(limits.refuses(campaign, later(seconds - 1), ann)).toBe('frequency');
    expect(limits.refuses(campaign, later(seconds), ann)).toBe(null);
    expect(limits.refuses(campaign, noon, viewerOf('bob'))).toBe(null);
    // an unknown person is never refused
    expect(limits.refuses(campaign, noon, null)).toBe(null);
    expect(limits.refuses(other, noon, ann)).toBe(null);
  });

  it('holds while the show may come, and ends if it does not come', () => {
    const campaign = campaignOf({ limits: { uniqueUsers: 1 } });
    const limits = limitsWith(campaign);
    serve(limits, campaign, noon, ann);
    expect(limits.refuses(campaign, later(119), ann)).toBe('frequency');
    expect(limits.refuses(campaign, later(120), ann)).toBe(null);
  });

  it('counts a late show without freeing another serve', () => {
    const campaign = campaignOf({ limits: { uniqueUsers: 2, userTimeout: 600 } });
    const limits = limitsWith(campaign);
    const late = serve(limits, campaign, noon, ann);
    expect(limits.refuses(campaign, later(120), ann)).toBe(null);
    serve(limits, campaign, later(120), ann);
    expect(limits.settle(late, 'show', later(121)).result).toBe('counted');
    // one show has come, and the other may still come
    expect(limits.refuses({ ...campaign, limits: { ...campaign.limits, userTimeout: null } }, later(122), ann)).toBe(
      'frequency',
    );
    expect(limits.refuses(campaign, later(720), ann)).toBe('frequency');
    expect(limits.refuses(campaign, later(721), ann)).toBe(null);
  });

  it.each([
    ['of shows', { uniqueUsers: 1 }],
    ['of time', { userTimeout: 600 }],
  ])('%s counts no show that comes after another one has taken its place', (_, limit) => {
    const campaign = campaignOf({ limits: limit });
    const limits = limitsWith(campaign);
    const late = serve(limits, campaign, noon, ann);
    const next = serve(limits, campaign, later(120), ann);
    expect(limits.settle(next, 'show', later(122)).result).toBe('counted');
    expect(limits.settle(late, 'show', later(123)).result).toBe('over_limit');
  });

  it('counts no show at a later quartile if there was no room before', () => {
    const campaign = campaignOf({ limits: { uniqueUsers: 1 } });
    const limits = limitsWith(campaign);
    const late = serve(limits, campaign, noon, ann);
    limits.settle(serve(limits, campaign, later(120), ann), 'show', later(122));
    const shows = (['quartile25', 'quartile50'] as const).map(
      (kind) => limits.settle(late, kind, later(123)).infersShow,
    );
    expect(shows).toEqual([false, false]);
  });

  const sentCookie = { person: 'ann', lasting: 'cookie of ann' };
  const cookieOfAnn = { person: null, lasting: 'cookie of ann' };

  it('recognises a first-time visitor without the cookie on the same day, and by the cookie on later days', () => {
    const campaign = campaignOf({ limits: { uniqueUsers: 1 } });
    const limits = limitsWith(campaign);
    const first = serve(limits, campaign, noon, sentCookie);
    for (const viewer of [ann, cookieOfAnn]) expect(limits.refuses(campaign, noon, viewer)).toBe('frequency');
    limits.settle(first, 'show', noon);
    for (const viewer of [ann, cookieOfAnn]) expect(limits.refuses(campaign, later(86_400), viewer)).toBe('frequency');
    expect(limits.refuses(campaign, noon, { person: 'bob', lasting: 'cookie of bob' })).toBe(null);
  });

  it('counts no late show of a first visit if its cookie was shown the campaign meanwhile', () => {
    const campaign = campaignOf({ limits: { uniqueUsers: 1 } });
    const limits = limitsWith(campaign);
    const first = serve(limits, campaign, noon, sentCookie);
    const second = serve(limits, campaign, later(120), cookieOfAnn);
    expect(limits.settle(second, 'show', later(122)).result).toBe('counted');
    expect(limits.settle(first, 'show', later(123)).result).toBe('over_limit');
  });

  it('keeps persons with a cookie for the next process for 30 days, and no others', () => {
    const campaign = campaignOf({ limits: { uniqueUsers: 1 } });
    const before = createFrequency(2);
    const now = { at: noon.getTime(), day: '2026-11-20' };
    const show = (name: string, lasting: string | null, seconds: number) => {
      before.open(campaign, { person: name, lasting }, name);
      before.show(name, { ...now, at: later(seconds).getTime() });
    };
    show('old', 'cookie of old', -30 * 86_400 - 1);
    show('ann', 'cookie of ann', 0);
    show('bob', null, 0);
    show('cid', 'cookie of cid', 0);
    const after = createFrequency();
    for (const seen of before.entries(noon)) after.adopt(JSON.parse(JSON.stringify(seen)));
    const isRefused = (lasting: string) => after.refuses(campaign, { person: null, lasting }, now);
    const people = ['ann', 'bob', 'cid', 'old'].map((name) => `cookie of ${name}`);
    expect(people.filter(isRefused)).toEqual(['cookie of ann', 'cookie of cid']);
    expect(after.refuses(campaign, ann, now)).toBe(false);
  });

  it('does not count shows without room', () => {
    const campaign = campaignOf({ limits: { uniqueUsers: 1, showsAllTime: 1 } });
    const limits = limitsWith(campaign);
    const one = serve(limits, campaign, noon, ann);
    const lowered = { ...campaign, limits: { ...campaign.limits, showsAllTime: 0 } };
    expect(limits.refuses(lowered, noon, ann)).toBe('limit_total');
    expect(limits.settle(one, 'show', noon).result).toBe('over_limit');
    expect(limits.refuses(campaign, noon, ann)).toBe(null);
  });

  it('counts only the shows of the flight', () => {
    const campaign = campaignOf({ limits: { uniqueUsers: 2 } });
    const frequency = createFrequency();
    const show = (day: string) => {
      frequency.open(campaign, ann, day);
      frequency.show(day, { at: Date.parse(day), day });
    };
    show('2026-11-18');
    show('2026-11-20');
    const now = { at: noon.getTime(), day: '2026-11-20' };
    expect(frequency.refuses(campaign, ann, now)).toBe(true);
    expect(frequency.refuses({ ...campaign, startDate: '2026-11-19' }, ann, now)).toBe(false);
  });
});

it('evicts the persons who were not met for the longest time', () => {
  const campaign = campaignOf({ limits: { uniqueUsers: 1 } });
  const frequency = createFrequency(10);
  const now = { at: noon.getTime(), day: '2026-11-20' };
  const show = (person: string) => {
    frequency.open(campaign, viewerOf(person), person);
    frequency.show(person, now);
  };
  show('ann');
  for (let other = 0; other < 10; other += 1) show(`${other}`);
  expect(frequency.refuses(campaign, ann, now)).toBe(true);
  for (let other = 10; other < 20; other += 1) show(`${other}`);
  expect(frequency.refuses(campaign, ann, now)).toBe(false);
  expect(frequency.refuses(campaign, viewerOf('19'), now)).toBe(true);
});
