import { describe, expect, it } from 'vitest';
import { groupCases } from './group.cases.ts';
import { refuseGroup } from './group.ts';

describe('refuseGroup', () => {
  it.each(groupCases)('$what', ({ fields, refused }) => {
    expect(refuseGroup(fields)).toEqual(refused);
  });
});
