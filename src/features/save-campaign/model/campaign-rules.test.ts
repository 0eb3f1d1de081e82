import { expect, it } from 'vitest';
import { campaignCases } from '../../../../openapi/policies/campaign-cases';
import { campaignErrors } from './campaign-rules';

it.each(campaignCases)('$what', ({ fields, format = 'working', refused }) => {
  expect(campaignErrors({ bid: 60, ...fields }, format === 'working' ? { price_floor: 60 } : null)).toEqual(refused);
});
