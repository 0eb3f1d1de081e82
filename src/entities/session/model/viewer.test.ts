import { type ViewerName, viewers } from '@preroll/rules/advert/advert-status.cases';
import { expect, test } from 'vitest';
import { isAdminOrManager } from './viewer';

test.each<[ViewerName, boolean]>([
  ['advertiser', false],
  ['webmaster', false],
  ['manager', true],
  ['nobody', false],
  ['flagWithoutPanel', true],
  ['panelWithoutFlag', false],
  ['admin', true],
])('%s is an admin or a manager: %s', (name, expected) => {
  expect(isAdminOrManager(viewers[name])).toBe(expected);
});
