import { expect, it } from 'vitest';
import { applyRevert, planRevert } from './plan-revert';

const body = {
  name: 'Now',
  bid: 120,
  end_date: null,
  ads: { cash_limit: 500, country: { black: [], white: ['RU'] }, days: [1] },
};

const step = { hasChangedSince: false, backName: undefined };

it.each([
  [{ field: 'name', old: 'Before', new: 'Now' }, [{ ...step, field: 'name', now: 'Now', back: 'Before' }]],
  [{ field: 'bid', old: 100, new: 110 }, [{ ...step, field: 'bid', now: 120, back: 100, hasChangedSince: true }]],
  [{ field: 'bid', old: 120, new: 130 }, []],
  [{ field: 'end_date', old: null, new: '2026-12-01' }, []],
  [{ field: 'ads.cash_limit', old: null, new: 500 }, [{ ...step, field: 'ads.cash_limit', now: 500, back: null }]],
  // the order of an object's keys does not matter
  [
    { field: 'ads.country', old: { white: [], black: [] }, new: { white: ['RU'], black: [] } },
    [{ ...step, field: 'ads.country', now: body.ads.country, back: { white: [], black: [] } }],
  ],
  [
    { field: 'group_id', old: 3, new: null, old_name: 'Clothes' },
    [{ ...step, field: 'group_id', now: undefined, back: 3, backName: 'Clothes' }],
  ],
])('plans the revert of %j', (change, steps) => {
  expect(planRevert([change], body)).toEqual(steps);
});

it('changes only the reverted fields of the record', () => {
  const steps = planRevert(
    [
      { field: 'name', old: 'Before', new: 'Now' },
      { field: 'ads.cash_limit', old: null, new: 500 },
      { field: 'ads.days', old: [], new: [1] },
    ],
    body,
  );
  const changed = { name: 'Before', ads: { ...body.ads, cash_limit: null, days: [] } };
  expect(applyRevert(steps, body)).toEqual({ changed, body: { ...body, ...changed } });
});

it('creates a nested object that the record no longer has', () => {
  const steps = planRevert([{ field: 'ord_advert.erid', old: 'A1', new: null }], { ord_advert: null });
  expect(applyRevert(steps, { ord_advert: null }).body).toEqual({ ord_advert: { erid: 'A1' } });
});
