import { describe, expect, it } from 'vitest';
import { createFrequency } from './frequency.ts';
import { beginWith, campaignOf, later, noon, serve, unusedBy, viewerOf } from './limits-scene.ts';

const ann = viewerOf('ann');

describe('a limit per person', () => {
  it.each([
    ['of shows', { uniqueUsers: 1 }, 29.5 * 86_400],
    ['of time', { userTimeout: 600 }, 600],
  ])('%s refuses who was shown the campaign, and nobody else', (_, limit, seconds) => {
    const [campaign, other] = [campaignOf({ limits: limit }), campaignOf({ id: 2, limits: limit })];
    const limits = beginWith(campaign);
    limits.load(unusedBy(other));
    limits.settle(serve(limits, campaign, noon, ann), 'show', noon);
    expect(limits.refuses(campaign, later(seconds - 1), ann)).toBe('frequency');
    expect(limits.refuses(campaign, later(seconds), ann)).toBe(null);
    expect(limits.refuses(campaign, noon, viewerOf('bob'))).toBe(null);
    // of whom nobody can tell
    expect(limits.refuses(campaign, noon, null)).toBe(null);
    expect(limits.refuses(other, noon, ann)).toBe(null);
  });

  it('holds while the show may come, and not if it has not', () => {
    const campaign = campaignOf({ limits: { uniqueUsers: 1 } });
    const limits = beginWith(campaign);
    serve(limits, campaign, noon, ann);
    expect(limits.refuses(campaign, later(119), ann)).toBe('frequency');
    expect(limits.refuses(campaign, later(120), ann)).toBe(null);
  });

  it('counts a show that comes when it is not expected any more, and frees no other serve by it', () => {
    const campaign = campaignOf({ limits: { uniqueUsers: 2, userTimeout: 600 } });
    const limits = beginWith(campaign);
    const late = serve(limits, campaign, noon, ann);
    expect(limits.refuses(campaign, later(120), ann)).toBe(null);
    serve(limits, campaign, later(120), ann);
    expect(limits.settle(late, 'show', later(121)).result).toBe('counted');
    // one was shown, and the other one may be
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
    const limits = beginWith(campaign);
    const late = serve(limits, campaign, noon, ann);
    const next = serve(limits, campaign, later(120), ann);
    expect(limits.settle(next, 'show', later(122)).result).toBe('counted');
    expect(limits.settle(late, 'show', later(123)).result).toBe('over_limit');
  });

  it('recognises a first visitor on the same day without the cookie, and on later days by it', () => {
    const campaign = campaignOf({ limits: { uniqueUsers: 1 } });
    const limits = beginWith(campaign);
    const first = serve(limits, campaign, noon, { person: 'ann', cookie: 'cookie of ann' });
    const returned = { person: 'cookie of ann', cookie: 'cookie of ann' };
    for (const viewer of [ann, returned]) expect(limits.refuses(campaign, noon, viewer)).toBe('frequency');
    limits.settle(first, 'show', noon);
    for (const viewer of [ann, returned]) expect(limits.refuses(campaign, later(86_400), viewer)).toBe('frequency');
    expect(limits.refuses(campaign, noon, { person: 'bob', cookie: 'cookie of bob' })).toBe(null);
  });

  it('keeps those with a cookie for the next process, and nobody else', () => {
    const campaign = campaignOf({ limits: { uniqueUsers: 1 } });
    const before = createFrequency(3);
    const now = { at: noon.getTime(), day: '2026-11-20' };
    for (const name of ['ann', 'bob', 'cid']) {
      before.open(campaign, { person: name, cookie: name === 'bob' ? null : `cookie of ${name}` }, name);
      before.show(name, now);
    }
    const after = createFrequency();
    for (const seen of before.kept()) after.adopt(JSON.parse(JSON.stringify(seen)));
    const isRefused = (person: string) => after.refuses(campaign, viewerOf(person), now);
    const people = ['ann', 'bob', 'cid', 'cookie of ann', 'cookie of bob', 'cookie of cid'];
    expect(people.filter(isRefused)).toEqual(['cookie of ann', 'cookie of cid']);
  });

  it('does not count what found no room', () => {
    const campaign = campaignOf({ limits: { uniqueUsers: 1, showsAllTime: 1 } });
    const limits = beginWith(campaign);
    const one = serve(limits, campaign, noon, ann);
    const lowered = { ...campaign, limits: { ...campaign.limits, showsAllTime: 0 } };
    expect(limits.refuses(lowered, noon, ann)).toBe('limit_total');
    expect(limits.settle(one, 'show', noon).result).toBe('over_limit');
    expect(limits.refuses(campaign, noon, ann)).toBe(null);
  });

  it('counts the shows of the flight only', () => {
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

it('forgets who was not met for the longest time', () => {
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
