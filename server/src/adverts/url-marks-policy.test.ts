import { describe, expect, it } from 'vitest';
import { urlMarksCases } from '../../../openapi/policies/url-marks-cases.ts';
import { refuseUrlMarks } from './url-marks-policy.ts';

describe('refuseUrlMarks', () => {
  it.each(urlMarksCases)('"%s": %s', (marks, refusal) => expect(refuseUrlMarks(marks)).toBe(refusal));
});
