import { describe, expect, it } from 'vitest';
import { vpaidCases } from './vpaid.cases.ts';
import { validateVpaid } from './vpaid.ts';

describe('validateVpaid', () => {
  it.each(vpaidCases)('used $isUsed, allowed $isAllowed, used before $wasUsed: $refusal', ({ refusal, ...use }) =>
    expect(validateVpaid(use)).toBe(refusal),
  );
});
