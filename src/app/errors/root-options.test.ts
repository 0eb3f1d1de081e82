import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/shared/api';
import { rootOptions } from './root-options';

const { onCaughtError, onRecoverableError } = rootOptions;

const defect = new TypeError('x is undefined');
const failedCall = new ApiError(404, 'Not found');

describe('root error handlers', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('reportError', vi.fn());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test.each([
    ['a defect', defect, defect],
    ['a failed call', failedCall, undefined],
  ])('handles %s that an error boundary caught', (_name, error, logged) => {
    onCaughtError(error);
    expect(vi.mocked(console.error).mock.calls.flat()[0]).toBe(logged);
  });

  test.each([
    ['a defect', defect, defect],
    ['a failed call', failedCall, undefined],
    ["a defect in React's error", new Error('There was an error', { cause: defect }), defect],
    ["a failed call in React's error", new Error('There was an error', { cause: failedCall }), undefined],
  ])('handles %s that React recovered from', (_name, error, reported) => {
    onRecoverableError(error);
    expect(vi.mocked(reportError).mock.calls.flat()[0]).toBe(reported);
  });
});
