import { expect, it } from 'vitest';
import { groupCases } from '../../../../openapi/policies/group-cases';
import { refuseGroup } from './group-policy';

it.each(groupCases)('$what', ({ fields, refused }) => {
  expect(refuseGroup(fields)).toEqual(refused);
});
