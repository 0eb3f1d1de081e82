import { describe, expect, it } from 'vitest';
import { groupCases } from './group.cases.ts';
import { validateGroup } from './group.ts';

describe('validateGroup', () => {
  it.each(groupCases)('$what', ({ fields, refused }) => {
    expect(validateGroup(fields)).toEqual(refused);
  });
});
