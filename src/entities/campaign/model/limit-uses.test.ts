import { describe, expect, it } from 'vitest';
import { limitBar, limitUses, tightestLimit } from './limit-uses';

const unlimited = {
  cash_limit: null,
  cash_limit_day: null,
  shows_limit: null,
  shows_limit_day: null,
  shows_limit_all_time: null,
};

const campaign = (limits: Partial<Record<keyof typeof unlimited, number>>) => ({
  limits: { ...unlimited, ...limits },
  used: { cash: 200, shows: 3000 },
  usedAllTime: { shows: 9000 },
  today: { shows: 100, clicks: 4, spend: 20 },
  currency: 'EUR',
});

describe('limitUses', () => {
  it.each([
    ['cash_limit_day', 80, 20, 25, 'EUR 80.00'],
    ['cash_limit', 400, 200, 50, 'EUR 400.00'],
    ['shows_limit_day', 1000, 100, 10, '1,000'],
    ['shows_limit', 3000, 3000, 100, '3,000'],
    ['shows_limit_all_time', 6000, 9000, 100, '6,000'],
    ['cash_limit_day', 0, 20, 100, 'EUR 0.00'],
  ] as const)('%s of %d', (name, limit, used, percent, written) => {
    const [use, ...others] = limitUses(campaign({ [name]: limit }));
    expect(others).toEqual([]);
    expect(use).toMatchObject({ name, limit, used, percent });
    expect(use?.format(limit)).toBe(written);
  });

  it('has only the budgets of a group', () => {
    const { today, currency } = campaign({});
    const group = { limits: { cash_limit: 1000, cash_limit_day: 40 }, used: { cash: 90, shows: 5 }, today, currency };
    expect(limitUses(group).map(({ name, percent }) => [name, percent])).toEqual([
      ['cash_limit_day', 50],
      ['cash_limit', 9],
    ]);
  });

  it('is empty without limits', () => {
    expect(limitUses(campaign({}))).toEqual([]);
  });
});

describe('limitBar', () => {
  it.each([
    ['cash_limit_day', 80.5, ['Daily budget, EUR', '20.00', '80.50']],
    ['shows_limit', 4000, ['Total shows', '3,000', '4,000']],
  ] as const)('formats the use of %s', (name, limit, shown) => {
    const [bar] = limitUses(campaign({ [name]: limit })).map(limitBar);
    expect([bar?.label, bar?.used, bar?.limit]).toEqual(shown);
  });
});

describe('tightestLimit', () => {
  it('is the limit that will be used up first', () => {
    expect(tightestLimit(campaign({ cash_limit: 400, shows_limit_day: 120, shows_limit: 6000 }))?.name).toBe(
      'shows_limit_day',
    );
  });

  it('is undefined without limits', () => {
    expect(tightestLimit(campaign({}))).toBeUndefined();
  });
});
