import { describe, expect, it } from 'vitest';
import { vpaidCases } from '../../../../openapi/policies/vpaid-cases';
import { refuseVpaid } from './vpaid';

describe('refuseVpaid', () => {
  it.each(vpaidCases)('used $isUsed, allowed $isAllowed, used before $wasUsed: $refusal', ({ refusal, ...use }) =>
    expect(refuseVpaid(use)).toBe(refusal),
  );
});
