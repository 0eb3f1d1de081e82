import { expect, it } from 'vitest';
import { randomUuid } from './random-uuid';

it('returns a different UUID of version 4 each time', () => {
  const keys = Array.from({ length: 100 }, randomUuid);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
