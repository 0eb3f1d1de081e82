import { expect, it } from 'vitest';
import { groupCases } from '../../../openapi/policies/group-cases.ts';
import { refuseGroup } from './group-policy.ts';

it.each(groupCases)('$what', ({ fields, refused }) => {
  expect(refuseGroup(fields)).toEqual(refused);
});
