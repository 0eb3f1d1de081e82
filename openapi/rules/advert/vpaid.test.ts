import { describe, expect, it } from 'vitest';
import { vpaidCases } from './vpaid.cases.ts';
import { refuseVpaid } from './vpaid.ts';

describe('refuseVpaid', () => {
  it.each(vpaidCases)('used $isUsed, allowed $isAllowed, used before $wasUsed: $refusal', ({ refusal, ...use }) =>
    expect(refuseVpaid(use)).toBe(refusal),
  );
});
