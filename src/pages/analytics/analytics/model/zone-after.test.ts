import { readConditions } from '@preroll/rules/analytics/analytics-conditions';
import type { AnalyticsState } from '@preroll/rules/analytics/analytics-report';
import { expect, it } from 'vitest';
import { zoneAfter } from './zone-after';

it.each<[string, string | undefined, AnalyticsState, string | undefined]>([
  ['other dates', undefined, { dates: 'today' }, 'UTC'],
  ['a condition on no record', 'advertiser:in:7', { filter: 'advertiser:in:7;country:in:RU' }, 'UTC'],
  ['two accounts', undefined, { filter: 'advertiser:in:7,8' }, 'UTC'],
  ['an account', undefined, { filter: 'advertiser:in:7' }, undefined],
  ['another account', 'advertiser:in:7', { filter: 'advertiser:in:8' }, undefined],
  ['no filter any more', 'site:in:3', { filter: undefined }, undefined],
])('the time zone of the address after %s', (_, before, change, zone) => {
  expect(zoneAfter(change, { conditions: readConditions(before), timezone: 'UTC' })).toBe(zone);
});
